from .max_pool_keeping_nan import max_pool_keeping_nan
from ..layer.make_picklable import make_picklable


def max_pool_class_keeping_nan(layer, known={}):
    """A class like the layer for max pooling `layer`, with NaN for each window that has one."""

    def forward(self, x):
        return max_pool_keeping_nan(lambda values: layer.forward(self, values), x)

    made = type(layer.__name__, (layer,), {"forward": forward})
    return known.setdefault(layer, make_picklable(made, max_pool_class_keeping_nan, layer))
