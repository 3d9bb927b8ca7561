import paddle

from .drawn_by import drawn_by


def randn_of(*size, generator=None, **options):
    """Random numbers of the normal distribution, from the generator that the options may name."""
    return drawn_by(generator, paddle.randn, *size, **options)
