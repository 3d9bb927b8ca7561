import paddle

from ..layer.pickling import make_picklable


def instance_norm(
    input,
    running_mean=None,
    running_var=None,
    weight=None,
    bias=None,
    use_input_stats=True,
    momentum=0.1,
    eps=1e-5,
):
    """Return the instance norm, and update the running statistics as PyTorch does."""
    given = running_mean, running_var
    if not use_input_stats:
        return paddle.nn.functional.batch_norm(input, *given, weight, bias, epsilon=eps)
    if running_mean is None and running_var is None:
        return paddle.nn.functional.instance_norm(input, weight=weight, bias=bias, eps=eps)
    images, channels = input.shape[:2]
    count = input.size / (images * channels)
    # Each image has a copy of the statistics. The kernel updates the variance by the biased
    # estimate, so it is given a scaled one.
    zeros = paddle.zeros([channels], input.dtype)
    mean, variance = ((zeros if each is None else each).tile([images]) for each in given)
    variance.scale_((count - 1) / count)
    weight, bias = (part if part is None else part.tile([images]) for part in (weight, bias))
    rows = input.reshape([1, images * channels, *input.shape[2:]])
    result = paddle.nn.functional.batch_norm(
        rows, mean, variance, weight, bias, training=True, momentum=1 - momentum, epsilon=eps
    )
    if running_mean is not None:
        paddle.assign(mean.reshape([images, channels]).mean(0), running_mean)
    if running_var is not None:
        variance = variance.reshape([images, channels]).mean(0)
        paddle.assign(variance.scale_(count / (count - 1)), running_var)
    return result.reshape(input.shape)


class InstanceNorm(paddle.nn.layer.norm._InstanceNormBase):
    """Instance norm with running statistics, which are used in evaluation mode."""

    scale = property(lambda self: self.weight)
    _num_features = property(lambda self: self.num_features)
    _epsilon = property(lambda self: self.eps)
    _momentum = property(lambda self: 1 - self.momentum)

    def __init__(
        self, num_features, eps=1e-05, momentum=0.1, affine=False, track_running_stats=True
    ):
        paddle.nn.Layer.__init__(self)
        self.num_features, self.eps = num_features, eps
        self.momentum, self.affine = momentum, affine
        shape, ones = [num_features], paddle.nn.initializer.Constant(1.0)
        self.weight = self.create_parameter(shape, default_initializer=ones) if affine else None
        self.bias = self.create_parameter(shape, is_bias=True) if affine else None
        for name, fill in (("running_mean", paddle.zeros), ("running_var", paddle.ones)):
            self.register_buffer(name, fill(shape) if track_running_stats else None)

    def forward(self, x):
        by_instance = self.training or self.running_mean is None
        tensors = self.running_mean, self.running_var, self.weight, self.bias
        return instance_norm(x, *tensors, by_instance, self.momentum, self.eps)


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
