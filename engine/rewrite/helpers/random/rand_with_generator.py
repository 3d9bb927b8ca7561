import paddle

from .draw_with_generator import draw_with_generator


def rand_with_generator(*size, generator=None, **options):
    """Return random numbers in [0, 1), drawn from the generator if one is given."""
    return draw_with_generator(generator, paddle.rand, *size, **options)
