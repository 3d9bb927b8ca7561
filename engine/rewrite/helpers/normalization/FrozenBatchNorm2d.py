import paddle


class FrozenBatchNorm2d(paddle.nn.Layer):
    """Batch norm whose statistics and affine parameters are fixed."""

    def __init__(self, num_features, eps=1e-5):
        super().__init__()
        self.eps = eps
        for name, value in (
            ("weight", 1.0),
            ("bias", 0.0),
            ("running_mean", 0.0),
            ("running_var", 1.0),
        ):
            self.register_buffer(name, paddle.full([num_features], value))

    def forward(self, x):
        return paddle.nn.functional.batch_norm(
            x, self.running_mean, self.running_var, self.weight, self.bias, epsilon=self.eps
        )
