import paddle

from .kept_random_state import kept_random_state


def drawn_by(generator, draw, *args, **kwargs):
    """What `draw` gives with the random numbers of a generator, or with the global ones where that is None."""
    if generator is None:
        return draw(*args, **kwargs)
    with kept_random_state():
        paddle.seed(generator.random())
        return draw(*args, **kwargs)
