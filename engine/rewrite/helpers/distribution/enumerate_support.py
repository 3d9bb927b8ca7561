import paddle


def enumerate_support(distribution, expand=True):
    """The values that a distribution of finitely many can take."""
    if hasattr(distribution, "enumerate_support"):
        return distribution.enumerate_support(expand)
    batch = list(distribution.batch_shape)
    count = 2 if isinstance(distribution, paddle.distribution.Bernoulli) else int(distribution.total_count.max()) + 1
    values = paddle.arange(count, dtype=distribution.probs.dtype).reshape([-1] + [1] * len(batch))
    return values.expand([-1, *batch]) if expand else values
