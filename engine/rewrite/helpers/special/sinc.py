import paddle


def sinc(input):
    """Return the normalized sinc, with NaN where `input` is not finite."""
    return paddle.sinc(input) + 0 * input
