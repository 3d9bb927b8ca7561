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
