import math

import paddle


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
