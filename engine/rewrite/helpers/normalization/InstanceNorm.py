import paddle

from .instance_norm import instance_norm


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
        self.num_features, self.eps, self.momentum, self.affine = (
            num_features,
            eps,
            momentum,
            affine,
        )
        ones = paddle.nn.initializer.Constant(1.0)
        self.weight = (
            self.create_parameter([num_features], default_initializer=ones) if affine else None
        )
        self.bias = self.create_parameter([num_features], is_bias=True) if affine else None
        self.register_buffer(
            "running_mean", paddle.zeros([num_features]) if track_running_stats else None
        )
        self.register_buffer(
            "running_var", paddle.ones([num_features]) if track_running_stats else None
        )

    def forward(self, x):
        by_instance = self.training or self.running_mean is None
        return instance_norm(
            x,
            self.running_mean,
            self.running_var,
            self.weight,
            self.bias,
            by_instance,
            self.momentum,
            self.eps,
        )
