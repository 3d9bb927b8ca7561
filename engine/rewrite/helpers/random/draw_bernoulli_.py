import paddle

from .draw_with_generator import draw_with_generator


def draw_bernoulli_(x, p=0.5, generator=None):
    """Makes each truth value of a tensor true with the probability `p`."""
    return paddle.assign(draw_with_generator(generator, paddle.rand, x.shape) < p, output=x)
