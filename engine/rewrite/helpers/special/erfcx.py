import math

import paddle


def erfcx(x):
    """Return the scaled complementary error function exp(x^2) erfc(x)."""
    y = x.astype("float64")
    far = paddle.clip(y, min=2.0)
    fraction = far
    for k in range(60, 0, -1):
        fraction = far + k / 2 / fraction
    near = paddle.clip(y, max=2.0)
    near = paddle.exp(near * near) * (1 - paddle.erf(near))
    return paddle.where(y > 2, 1 / (math.pi**0.5 * fraction), near).astype(x.dtype)
