from ..layer.make_picklable import make_picklable


def torch_style_instance_norm(layer, known={}):
    """Return a subclass of the instance norm `layer` with PyTorch's parameters."""

    def __init__(
        self,
        num_features,
        eps=1e-05,
        momentum=0.1,
        affine=False,
        track_running_stats=False,
        **kwargs,
    ):
        if track_running_stats:
            raise NotImplementedError("Paddle keeps no running statistics of instances")
        attribute = None if affine else False
        layer.__init__(self, num_features, epsilon=eps, weight_attr=attribute, bias_attr=attribute)
        self.num_features, self.eps, self.affine = num_features, eps, affine

    made = type(layer.__name__, (layer,), {"__init__": __init__})
    return known.setdefault(layer, make_picklable(made, torch_style_instance_norm, layer))
