import paddle

from .fork_rng import fork_rng


def draw_with_generator(generator, draw, *args, **kwargs):
    """What `draw` gives with the random numbers of a generator, or with the global ones where that is None."""
    if generator is None:
        return draw(*args, **kwargs)
    with fork_rng():
        paddle.seed(generator.random())
        return draw(*args, **kwargs)
