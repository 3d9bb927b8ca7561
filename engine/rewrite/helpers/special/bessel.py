import math

import paddle


def airy_ai(x):
    """Return the Airy function Ai of `x`."""
    y = x.astype("float64")
    near, far = paddle.clip(y, min=-10.0), paddle.clip(-y, min=10.0)
    c = paddle.sqrt(paddle.clip(near, min=1.0))
    integral = 0.5
    for u in (k / 16 for k in range(1, 105)):
        integral = integral + math.exp(-u * u) * paddle.cos(
            u**3 / 3 / c**1.5 + (near - c * c) * u / c**0.5
        )
    integral = integral * paddle.exp(c**3 / 3 - near * c) / (16 * math.pi * c**0.5)
    zeta = far**1.5 * 2 / 3
    term, parts = paddle.ones_like(zeta), [0.0, 0.0]
    for k in range(16):
        parts[k % 2] += (1, 1, -1, -1)[k % 4] * term
        term *= (6 * k + 1) * (6 * k + 5) / (72 * (k + 1)) / zeta
    angle = zeta - math.pi / 4
    waves = (parts[0] * paddle.cos(angle) + parts[1] * paddle.sin(angle)) / (
        math.pi**0.5 * far**0.25
    )
    return paddle.where(y < -10, waves, integral).astype((x * 1.0).dtype)


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
