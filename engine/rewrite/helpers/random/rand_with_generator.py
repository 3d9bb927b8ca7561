import paddle

from .draw_with_generator import draw_with_generator


def rand_with_generator(*size, generator=None, **options):
    """Random numbers from 0 to 1, from the generator that the options may name."""
    return draw_with_generator(generator, paddle.rand, *size, **options)
