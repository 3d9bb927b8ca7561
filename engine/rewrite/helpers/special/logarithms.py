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


def logsumexp(input, dim, keepdim=False):
    """Return the log of summed exponentials; infinite elements give infinity."""
    top = input.detach().amax(dim, keepdim=True)
    top = paddle.where(top.isinf(), paddle.zeros_like(top), top)
    total = (input - top).exp().sum(dim, keepdim=keepdim).log()
    return total + top.reshape(total.shape)


def xlogy(x, y):
    """Return x * log(y), with 0 where `x` is 0."""
    dtype = x.dtype if isinstance(x, paddle.Tensor) else y.dtype
    x, y = (
        value if isinstance(value, paddle.Tensor) else paddle.to_tensor(value, dtype)
        for value in (x, y)
    )
    is_zero = (x == 0) & ~paddle.isnan(y)
    return x * paddle.log(paddle.where(is_zero, paddle.ones_like(y), y))
