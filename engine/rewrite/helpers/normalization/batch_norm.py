import paddle

from ..nn.parameters import place_layer


class BatchNormBase:
    """Mixin for Paddle's batch norms: PyTorch's parameters, attributes and buffers.

    Paddle updates the running variance by the biased estimate: the kernel is given
    a scaled variance.
    """

    num_features = property(
        lambda self: self._num_features, lambda self, value: setattr(self, "_num_features", value)
    )
    eps = property(lambda self: self._epsilon, lambda self, eps: setattr(self, "_epsilon", eps))
    _mean = property(lambda self: self.running_mean, lambda self, mean: None)
    _variance = property(lambda self: self.running_var, lambda self, variance: None)

    def __init__(
        self,
        num_features,
        eps=1e-05,
        momentum=0.1,
        affine=True,
        track_running_stats=True,
        device=None,
        dtype=None,
    ):
        attribute = None if affine else False
        super().__init__(num_features, epsilon=eps, weight_attr=attribute, bias_attr=attribute)
        self.momentum, self.affine, self.track_running_stats = momentum, affine, track_running_stats
        statistics = {
            "running_mean": self._parameters.pop("_mean"),
            "running_var": self._parameters.pop("_variance"),
            "num_batches_tracked": paddle.zeros([], "int64"),
        }
        for name, start in statistics.items():
            self._buffers[name] = start if track_running_stats else None
        place_layer(self, device, dtype)

    @property
    def momentum(self):
        return None if self._averages else 1 - self._momentum

    @momentum.setter
    def momentum(self, momentum):
        self._averages = momentum is None
        self._momentum = 1 - (momentum or 0)

    def reset_running_stats(self):
        if self.track_running_stats:
            self.running_mean.zero_()
            self.running_var.fill_(1)
            self.num_batches_tracked.zero_()

    def reset_parameters(self):
        self.reset_running_stats()
        if self.affine:
            paddle.nn.initializer.Constant(1.0)(self.weight)
            paddle.nn.initializer.Constant(0.0)(self.bias)

    def forward(self, input):
        mean, variance = self.running_mean, self.running_var
        if not self.training and mean is not None:
            return super().forward(input)
        count = input.size / self._num_features
        if count == 1:
            raise ValueError("Expected more than 1 value per channel when training")
        share, kept = 0, variance if self.track_running_stats else None
        if kept is None:
            dtype = "float64" if input.dtype == paddle.float64 else "float32"
            mean = paddle.zeros([self._num_features], dtype)
            variance = paddle.ones_like(mean)
        else:
            tracked = self.num_batches_tracked.scale_(bias=1)
            share = 1 / float(tracked) if self._averages else 1 - self._momentum
            variance = variance.scale((count - 1) / count)
        options = {"training": True, "momentum": 1 - share, "epsilon": self._epsilon}
        result = paddle.nn.functional.batch_norm(
            input, mean, variance, self.weight, self.bias, **options
        )
        if kept is not None:
            paddle.assign(variance.scale(count / (count - 1)), kept)
        return result


class BatchNorm1d(BatchNormBase, paddle.nn.BatchNorm1D):
    """1D batch norm with PyTorch's parameters, attributes and buffers."""


class BatchNorm2d(BatchNormBase, paddle.nn.BatchNorm2D):
    """2D batch norm with PyTorch's parameters, attributes and buffers."""


class BatchNorm3d(BatchNormBase, paddle.nn.BatchNorm3D):
    """3D batch norm with PyTorch's parameters, attributes and buffers."""


class FrozenBatchNorm2d(paddle.nn.Layer):
    """Batch norm whose statistics and affine parameters are fixed."""

    def __init__(self, num_features, eps=1e-5):
        super().__init__()
        self.eps = eps
        for name in ("weight", "bias", "running_mean", "running_var"):
            value = 1.0 if name in ("weight", "running_var") else 0.0
            self.register_buffer(name, paddle.full([num_features], value))

    def forward(self, x):
        return paddle.nn.functional.batch_norm(
            x, self.running_mean, self.running_var, self.weight, self.bias, epsilon=self.eps
        )


def batch_norm(
    x, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5
):
    """Return the batch norm; the running variance is updated by the unbiased estimate."""
    given = running_mean, running_var
    if not training and running_mean is not None:
        return paddle.nn.functional.batch_norm(x, *given, weight, bias, epsilon=eps)
    count = x.size / x.shape[1]
    options = {"training": True, "momentum": 1 - momentum, "epsilon": eps}
    # The kernel updates the variance by the biased estimate, so it is given a scaled one.
    part = (count - 1) / count
    shape = [x.shape[1]]
    mean = paddle.zeros(shape, x.dtype) if running_mean is None else running_mean
    variance = paddle.ones(shape, x.dtype) if running_var is None else running_var.scale(part)
    own = [each for each in (weight, bias) if each is not None]
    is_shared = any(each is running for each in own for running in given)
    weights = (None, None) if is_shared else (weight, bias)
    result = paddle.nn.functional.batch_norm(x, mean, variance, *weights, **options)
    if running_var is not None:
        paddle.assign(variance.scale(1 / part), running_var)
    if is_shared:
        return paddle.nn.functional.batch_norm(x, mean.clone(), variance, weight, bias, **options)
    return result


def native_batch_norm(x, weight, bias, running_mean, running_var, training, momentum, eps):
    """Return the batch norm of `x`, with the batch mean and inverse standard deviation."""
    y = batch_norm(x, running_mean, running_var, weight, bias, training, momentum, eps)
    if not training:
        return y, paddle.empty([0], x.dtype), paddle.empty([0], x.dtype)
    places = [0, *range(2, x.ndim)]
    return y, x.mean(places), paddle.rsqrt(paddle.var(x, places, unbiased=False) + eps)
