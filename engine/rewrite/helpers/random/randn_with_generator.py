import paddle

from .draw_with_generator import draw_with_generator


def randn_with_generator(*size, generator=None, **options):
    """Random numbers of the normal distribution, from the generator that the options may name."""
    return draw_with_generator(generator, paddle.randn, *size, **options)
