import paddle

from .draw_with_generator import draw_with_generator


def draw_bernoulli_(x, p=0.5, generator=None):
    """Fill a bool tensor from a Bernoulli distribution, and return it."""
    return paddle.assign(draw_with_generator(generator, paddle.rand, x.shape) < p, output=x)
