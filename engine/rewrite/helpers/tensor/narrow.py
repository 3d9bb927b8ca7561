import paddle


def narrow(x, dim, start, length):
    """The members of `x` along `dim` from `start` on, as many as `length`."""
    start = int(start) % x.shape[dim] if x.shape[dim] else 0
    return paddle.slice(x, [dim % x.ndim], [start], [start + length])
