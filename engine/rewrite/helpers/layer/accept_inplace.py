from .make_picklable import make_picklable


def accept_inplace(layer, known={}):
    """Return a subclass of `layer` that accepts `inplace` and ignores it."""

    def __init__(self, *args, inplace=False, **kwargs):
        layer.__init__(self, *args, **kwargs)

    made = type(layer.__name__, (layer,), {"__init__": __init__})
    return known.setdefault(layer, make_picklable(made, accept_inplace, layer))
