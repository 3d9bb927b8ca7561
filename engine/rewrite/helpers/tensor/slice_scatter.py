import paddle


def slice_scatter(x, src, dim=0, start=None, end=None, step=1):
    """Return `x` with a slice along `dim` replaced by `src`."""
    start, end, step = slice(start, end, step).indices(x.shape[dim])
    return paddle.slice_scatter(x, src, [dim % x.ndim], [start], [end], [step])
