def taking_inplace(layer, known={}):
    """A class like `layer` that may be asked to work in place, which changes no result."""

    def __init__(self, *args, inplace=False, **kwargs):
        layer.__init__(self, *args, **kwargs)

    return known.setdefault(layer, type(layer.__name__, (layer,), {"__init__": __init__}))
