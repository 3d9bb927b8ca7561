import math

import paddle

from .set_values import set_values


def init_normal(tensor, mean=0.0, std=1.0, a=None, b=None):
    """Fill the tensor from a normal distribution, truncated to [a, b] if given."""
    if a is None:
        values = mean + std * paddle.randn(tensor.shape)
    else:
        low, high = (0.5 * (1 + math.erf((end - mean) / std / 2**0.5)) for end in (a, b))
        places = paddle.uniform(tensor.shape, min=2 * low - 1, max=2 * high - 1)
        values = paddle.clip(mean + std * 2**0.5 * paddle.erfinv(places), a, b)
    return set_values(tensor, values)
