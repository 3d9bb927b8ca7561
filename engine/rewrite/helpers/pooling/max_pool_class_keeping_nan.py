from .max_pool_keeping_nan import max_pool_keeping_nan
from ..layer.make_picklable import make_picklable


def max_pool_class_keeping_nan(layer, known={}):
    """Return a subclass of the max pooling `layer` that propagates NaN."""

    def forward(self, x):
        return max_pool_keeping_nan(lambda values: layer.forward(self, values), x)

    made = type(layer.__name__, (layer,), {"forward": forward})
    return known.setdefault(layer, make_picklable(made, max_pool_class_keeping_nan, layer))
