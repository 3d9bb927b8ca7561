import math

import paddle


def distribution_icdf(distribution, value):
    """Return the inverse cumulative distribution function of `distribution` at `value`."""
    if hasattr(distribution, "icdf"):
        return distribution.icdf(value)
    if isinstance(distribution, paddle.distribution.Uniform):
        return distribution.low + value * (distribution.high - distribution.low)
    if isinstance(distribution, paddle.distribution.Cauchy):
        return distribution.loc + distribution.scale * paddle.tan(math.pi * (value - 0.5))
    if isinstance(distribution, paddle.distribution.Gumbel):
        return distribution.loc - distribution.scale * paddle.log(-paddle.log(value))
    result = distribution.loc + distribution.scale * 2**0.5 * paddle.erfinv(2 * value - 1)
    return paddle.exp(result) if isinstance(distribution, paddle.distribution.LogNormal) else result
