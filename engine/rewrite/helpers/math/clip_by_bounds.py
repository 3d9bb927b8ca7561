import paddle


def clip_by_bounds(x, low=None, high=None):
    """Clamp `x` to two bounds, each a number, a tensor or None."""
    if isinstance(low, paddle.Tensor):
        x, low = paddle.maximum(x, low), None
    if isinstance(high, paddle.Tensor):
        x, high = paddle.minimum(x, high), None
    return x if low is None and high is None else paddle.clip(x, low, high)
