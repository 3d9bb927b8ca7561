import paddle


def orthogonal_polynomial(x, n, first, following):
    """The polynomial of degree `n` at `x`, of those that begin with 1 and `first` and of which
    `following(k, x, p, q)` gives the one of degree k + 1 out of those of degrees k and k - 1."""
    x = x if isinstance(x, paddle.Tensor) else paddle.to_tensor(x)
    before, value = paddle.ones_like(x), first(x)
    if isinstance(n, int):
        for k in range(1, n):
            before, value = value, following(k, x, value, before)
        return value if n > 0 else before if n == 0 else paddle.zeros_like(value)
    n = paddle.to_tensor(n).astype("int64")
    result = paddle.where(n == 0, before, value)
    for k in range(1, int(n.max())):
        before, value = value, following(k, x, value, before)
        result = paddle.where(n > k, value, result)
    return paddle.where(n < 0, paddle.zeros_like(result), result)
