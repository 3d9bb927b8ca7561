import math

import paddle


def bessel_jy(x, n):
    """Return the Bessel functions of the first and second kind of order `n`, 0 or 1.

    By Neumann's series for small `x` and by the asymptotic expansion for large `x`.
    """
    y = x.astype("float64")
    near, far = paddle.clip(y.abs(), max=25.0), paddle.clip(y.abs(), min=25.0)
    zeroth, first, second = 0.0, 0.0, 0.0
    for t in (math.pi * (k + 0.5) / 64 for k in range(64)):
        cosine = paddle.cos(near * math.sin(t)) / 64
        wave = paddle.sin(near * math.sin(t)) * math.sin(t) / 64 if n else cosine
        weight = sum((-1) ** k * math.cos(2 * k * t) / k for k in range(1, 33))
        zeroth, first, second = zeroth + cosine, first + wave, second + weight * wave
    second = (
        2
        / math.pi
        * ((paddle.log(near / 2) + 0.5772156649015329) * first - 2 * second - n * zeroth / near)
    )
    term, parts = paddle.ones_like(far), [0.0, 0.0]
    for k in range(24):
        parts[k % 2] += (1, 1, -1, -1)[k % 4] * term
        term *= (4 * n * n - (2 * k + 1) ** 2) / (8 * (k + 1)) / far
    angle, scale = far - (2 * n + 1) * math.pi / 4, paddle.sqrt(2 / math.pi / far)
    cosine, sine = scale * paddle.cos(angle), scale * paddle.sin(angle)
    first = paddle.where(y.abs() > 25, parts[0] * cosine - parts[1] * sine, first) * (
        y.sign() if n else 1
    )
    second = paddle.where(y > 25, parts[0] * sine + parts[1] * cosine, second)
    outside = paddle.where(y == 0, paddle.full_like(y, -math.inf), paddle.full_like(y, math.nan))
    second = paddle.where(y > 0, second, outside)
    return [value.astype((x * 1.0).dtype) for value in (first, second)]
