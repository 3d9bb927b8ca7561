import paddle


class RMSNorm(paddle.nn.Layer):
    """Root mean square layer norm."""

    def __init__(self, normalized_shape, eps=None, elementwise_affine=True):
        super().__init__()
        is_one = isinstance(normalized_shape, int)
        self.normalized_shape = (normalized_shape,) if is_one else tuple(normalized_shape)
        self.eps = eps
        ones = paddle.nn.initializer.Constant(1.0)
        shape = list(self.normalized_shape)
        self.weight = (
            self.create_parameter(shape, default_initializer=ones) if elementwise_affine else None
        )

    def forward(self, x):
        eps = paddle.finfo(x.dtype).eps if self.eps is None else self.eps
        axes = list(range(-len(self.normalized_shape), 0))
        y = x * paddle.rsqrt(x.square().mean(axes, keepdim=True) + eps)
        return y if self.weight is None else y * self.weight
