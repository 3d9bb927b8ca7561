import paddle


def distribution_cdf(distribution, value):
    """Return the cumulative distribution function of `distribution` at `value`."""
    if hasattr(distribution, "cdf"):
        return distribution.cdf(value)
    if isinstance(distribution, paddle.distribution.Uniform):
        return ((value - distribution.low) / (distribution.high - distribution.low)).clip(0, 1)
    if isinstance(distribution, paddle.distribution.LogNormal):
        value = paddle.log(value)
    return 0.5 * (1 + paddle.erf((value - distribution.loc) / (distribution.scale * 2**0.5)))
