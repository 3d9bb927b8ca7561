import paddle


def random_split(dataset, lengths, generator):
    """A random split that the generator, if there is one, decides: the same seed gives the same parts."""
    if generator is None:
        return paddle.io.random_split(dataset, lengths)
    before = paddle.get_rng_state()
    paddle.seed(generator.random())
    parts = paddle.io.random_split(dataset, lengths)
    paddle.set_rng_state(before)
    return parts
