import paddle


def sinc(input):
    """The normalized sinc of `input`, which is NaN where `input` is not finite."""
    return paddle.sinc(input) + 0 * input
