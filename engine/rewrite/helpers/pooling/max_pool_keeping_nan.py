import paddle


def max_pool_keeping_nan(pool, x, *args, **named):
    """Return the max pooling of `x`, propagating NaN."""
    pooled = pool(x, *args, **named)
    has_nan = pool(x.detach().isnan().astype(x.dtype), *args, **named) > 0
    return paddle.where(has_nan, paddle.full_like(pooled, float("nan")), pooled)
