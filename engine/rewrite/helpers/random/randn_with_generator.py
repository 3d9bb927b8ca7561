import paddle

from .draw_with_generator import draw_with_generator


def randn_with_generator(*size, generator=None, **options):
    """Return normally distributed numbers, drawn from the generator if one is given."""
    return draw_with_generator(generator, paddle.randn, *size, **options)
