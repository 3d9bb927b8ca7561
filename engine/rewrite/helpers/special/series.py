import math

import paddle


def general_cosine(size, a, sym=True, dtype=None):
    """Return the general cosine window with the coefficients `a`."""
    turn = 2 * math.pi / max(1, size - 1 if sym else size)
    places = paddle.arange(size, dtype=dtype or paddle.get_default_dtype())
    waves = [
        paddle.cos(places * (k * turn)) * ((-1) ** k * value) for k, value in enumerate(a) if k
    ]
    return sum(waves, a[0]) if waves else paddle.full_like(places, a[0])


def hurwitz_zeta(x, q):
    """Return the Hurwitz zeta function by Euler-Maclaurin summation."""
    x, q = (
        value if isinstance(value, paddle.Tensor) else paddle.to_tensor(value) for value in (x, q)
    )
    dtype = (x * 1.0 + q).dtype
    x, q = x.astype("float64"), q.astype("float64")
    is_pole = (q <= 0) & (q == q.floor())
    members = 16 + max(0, int(-q.min()))
    value = sum((q + k) ** -x for k in range(members))
    q = q + members
    value = value + q ** (1 - x) / (x - 1) + q**-x / 2
    term = x * q ** (-x - 1)
    for k, bernoulli in enumerate((1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6)):
        value = value + term * bernoulli / math.factorial(2 * k + 2)
        term = term * (x + 2 * k + 1) * (x + 2 * k + 2) / q**2
    value = paddle.where(is_pole, paddle.full_like(value, math.inf), value)
    return paddle.where(x < 1, paddle.full_like(value, math.nan), value).astype(dtype)


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


def sinc(input):
    """Return the normalized sinc, with NaN where `input` is not finite."""
    return paddle.sinc(input) + 0 * input
