import math

import paddle


def log_ndtr(x):
    """Return the logarithm of the standard normal cumulative distribution function."""
    y = x.astype("float64") / 2**0.5
    far = paddle.clip(-y, min=2.0)
    fraction = far
    for k in range(60, 0, -1):
        fraction = far + k / 2 / fraction
    near = paddle.log(0.5 * (1 + paddle.erf(paddle.clip(y, min=-2.0))))
    return paddle.where(
        y < -2, -far * far - paddle.log(2 * math.pi**0.5 * fraction), near
    ).astype(x.dtype)
