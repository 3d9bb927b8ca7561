import paddle


def rectified(input, inplace=False):
    """`input`, with zero for what is below it; NaN stays."""
    return paddle.where(input <= 0, paddle.zeros_like(input), input)
