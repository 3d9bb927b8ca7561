import paddle


def xlogy(x, y):
    """Return x * log(y), with 0 where `x` is 0."""
    dtype = x.dtype if isinstance(x, paddle.Tensor) else y.dtype
    x, y = (
        value if isinstance(value, paddle.Tensor) else paddle.to_tensor(value, dtype)
        for value in (x, y)
    )
    is_zero = (x == 0) & ~paddle.isnan(y)
    return x * paddle.log(paddle.where(is_zero, paddle.ones_like(y), y))
