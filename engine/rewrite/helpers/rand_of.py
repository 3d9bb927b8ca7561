import paddle

from .drawn_by import drawn_by


def rand_of(*size, generator=None, **options):
    """Random numbers from 0 to 1, from the generator that the options may name."""
    return drawn_by(generator, paddle.rand, *size, **options)
