import paddle

from ..nn.parameters import place_layer


class LayerNorm(paddle.nn.LayerNorm):
    """Layer norm with PyTorch's parameters, over several dimensions and with any epsilon."""

    def __init__(
        self,
        normalized_shape,
        eps=1e-5,
        elementwise_affine=True,
        bias=True,
        device=None,
        dtype=None,
    ):
        super().__init__(normalized_shape, eps, weight_attr=False, bias_attr=False)
        del self.weight, self.bias
        ones, zeros = paddle.nn.initializer.Constant(1.0), paddle.nn.initializer.Constant(0.0)
        shape, has_bias = self._normalized_shape, elementwise_affine and bias
        self.weight = (
            self.create_parameter(shape, default_initializer=ones) if elementwise_affine else None
        )
        self.bias = self.create_parameter(shape, default_initializer=zeros) if has_bias else None
        place_layer(self, device, dtype)

    def forward(self, x):
        return self.over(x, self._normalized_shape, self.weight, self.bias, self._epsilon)

    @staticmethod
    def over(x, normalized_shape, weight=None, bias=None, eps=1e-5):
        if eps <= 0.001:
            flat = [part if part is None else part.flatten() for part in (weight, bias)]
            return paddle.nn.functional.layer_norm(x, list(normalized_shape), *flat, eps)
        axes = list(range(-len(normalized_shape), 0))
        centred = x - x.mean(axes, keepdim=True)
        y = centred * paddle.rsqrt(centred.square().mean(axes, keepdim=True) + eps)
        y = y if weight is None else y * weight
        return y if bias is None else y + bias


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


def native_layer_norm(x, normalized_shape, weight, bias, eps):
    """Return the layer norm of `x`, with the mean and inverse standard deviation."""
    axes = list(range(-len(normalized_shape), 0))
    mean = x.mean(axes, keepdim=True)
    scale = paddle.rsqrt((x - mean).square().mean(axes, keepdim=True) + eps)
    y = (x - mean) * scale
    y = y if weight is None else y * weight
    return y if bias is None else y + bias, mean, scale
