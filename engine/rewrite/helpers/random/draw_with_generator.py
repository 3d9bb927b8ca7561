import paddle

from .fork_rng import fork_rng


def draw_with_generator(generator, draw, *args, **kwargs):
    """Return `draw()` with the random state of `generator`."""
    if generator is None:
        return draw(*args, **kwargs)
    with fork_rng():
        paddle.seed(generator.random())
        return draw(*args, **kwargs)
