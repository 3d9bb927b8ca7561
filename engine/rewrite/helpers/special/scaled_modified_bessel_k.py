import math

import paddle


def scaled_modified_bessel_k(x, n):
    """Return exp(x) K_n(x), the scaled modified Bessel function of the second kind.

    By a series for small `x` and by an integral for large `x`; `n` is 0 or 1.
    """
    y = paddle.clip(x.astype("float64"), max=1e30)
    near, far = paddle.clip(y, max=2.0), paddle.clip(y, min=2.0)
    term, harmonic, series = paddle.exp(near), 0.0, 0.0
    logarithm = -paddle.log(near / 2) - 0.5772156649015329
    for k in range(16):
        series = series + term * (logarithm + harmonic)
        harmonic += 1 / (k + 1)
        term = term * near * near / (2 * k + 2) ** 2
    integral = 0.5
    for u in (k / 4 for k in range(1, 26)):
        integral = integral + math.exp(-u * u) / paddle.sqrt(1 + u * u / 2 / far)
    value = paddle.where(y > 2, integral / 2 / paddle.sqrt(2 * far), series)
    if n:
        value = (1 / y - paddle.i1e(y) * value) / paddle.i0e(y)
    outside = paddle.where(y == 0, paddle.full_like(y, math.inf), paddle.full_like(y, math.nan))
    return paddle.where(y > 0, value, outside).astype((x * 1.0).dtype)
