import paddle


def orthogonal_polynomial(x, n, first, following):
    """Return the orthogonal polynomial of degree `n` at `x`.

    `first(x)` is the polynomial of degree 1; `following(k, x, p, q)` computes that of degree k + 1
    from those of degrees k and k - 1.
    """
    x = x if isinstance(x, paddle.Tensor) else paddle.to_tensor(x)
    before, value = paddle.ones_like(x), first(x)
    if isinstance(n, int):
        for k in range(1, n):
            before, value = value, following(k, x, value, before)
        if n < 0:
            return paddle.zeros_like(value)
        return value if n > 0 else before
    n = paddle.to_tensor(n).astype("int64")
    result = paddle.where(n == 0, before, value)
    for k in range(1, int(n.max())):
        before, value = value, following(k, x, value, before)
        result = paddle.where(n > k, value, result)
    return paddle.where(n < 0, paddle.zeros_like(result), result)
