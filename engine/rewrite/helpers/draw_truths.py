import paddle

from .drawn_by import drawn_by


def draw_truths(x, p=0.5, generator=None):
    """Makes each truth value of a tensor true with the probability `p`."""
    return paddle.assign(drawn_by(generator, paddle.rand, x.shape) < p, output=x)
