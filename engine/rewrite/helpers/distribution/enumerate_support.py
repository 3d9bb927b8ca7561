import paddle


def enumerate_support(distribution, expand=True):
    """Return all values of a discrete distribution with finite support."""
    if hasattr(distribution, "enumerate_support"):
        return distribution.enumerate_support(expand)
    batch = list(distribution.batch_shape)
    count = (
        2
        if isinstance(distribution, paddle.distribution.Bernoulli)
        else int(distribution.total_count.max()) + 1
    )
    values = paddle.arange(count, dtype=distribution.probs.dtype).reshape([-1] + [1] * len(batch))
    return values.expand([-1, *batch]) if expand else values
