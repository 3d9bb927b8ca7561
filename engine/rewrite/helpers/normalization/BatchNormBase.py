import paddle

from ..nn.place_layer import place_layer


class BatchNormBase:
    """Mixin for Paddle's batch norms: PyTorch's parameters, attributes and buffers.

    Paddle updates the running variance by the biased estimate: the kernel is given
    a scaled variance.
    """

    num_features = property(lambda self: self._num_features)
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
            mean, variance = paddle.zeros([self._num_features], dtype), paddle.ones(
                [self._num_features], dtype
            )
        else:
            tracked = self.num_batches_tracked.scale_(bias=1)
            share = 1 / float(tracked) if self._averages else 1 - self._momentum
            variance = variance.scale((count - 1) / count)
        result = paddle.nn.functional.batch_norm(
            input,
            mean,
            variance,
            self.weight,
            self.bias,
            training=True,
            momentum=1 - share,
            epsilon=self._epsilon,
        )
        if kept is not None:
            paddle.assign(variance.scale(count / (count - 1)), kept)
        return result
