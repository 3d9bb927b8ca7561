import paddle


def sinc_of(input):
    """The normalized sinc of `input`, which is NaN where `input` is not finite."""
    return paddle.sinc(input) + 0 * input
