import paddle


def concat_atleast(tensors, at_least, axis):
    """Concatenate tensors of at least so many dimensions along `axis`."""
    shape = {1: paddle.atleast_1d, 2: paddle.atleast_2d, 3: paddle.atleast_3d}[at_least]
    rows = [shape(tensor) for tensor in tensors]
    return paddle.concat(rows, min(axis, rows[0].ndim - 1))
