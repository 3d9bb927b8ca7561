import paddle


def round_half_even(x, decimals=0):
    """Round `x` to some decimals, halves to even."""
    if not x.is_floating_point():
        return x
    scaled = x * 10**decimals if decimals >= 0 else x / 10**-decimals
    is_tie = paddle.abs(scaled - paddle.trunc(scaled)) == 0.5
    result = paddle.where(is_tie, 2 * paddle.round(scaled / 2), paddle.round(scaled))
    return result / 10**decimals if decimals >= 0 else result * 10**-decimals
