import paddle


def random_split(dataset, lengths, generator):
    """Split the dataset randomly into parts of the given lengths."""
    if generator is None:
        return paddle.io.random_split(dataset, lengths)
    before = paddle.get_rng_state()
    paddle.seed(generator.random())
    parts = paddle.io.random_split(dataset, lengths)
    paddle.set_rng_state(before)
    return parts
