import paddle


def narrow(x, dim, start, length):
    """Return the slice of `x` along `dim` from `start` of the given length."""
    start = int(start) % x.shape[dim] if x.shape[dim] else 0
    return paddle.slice(x, [dim % x.ndim], [start], [start + length])
