import paddle


def native_layer_norm(x, normalized_shape, weight, bias, eps):
    """Return the layer norm of `x`, with the mean and inverse standard deviation."""
    axes = list(range(-len(normalized_shape), 0))
    mean = x.mean(axes, keepdim=True)
    scale = paddle.rsqrt((x - mean).square().mean(axes, keepdim=True) + eps)
    y = (x - mean) * scale
    y = y if weight is None else y * weight
    return y if bias is None else y + bias, mean, scale
