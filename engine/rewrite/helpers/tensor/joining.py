import paddle


def column_stack(tensors):
    """Stack tensors as columns of a matrix."""
    columns = [tensor.reshape([-1, 1]) if tensor.ndim < 2 else tensor for tensor in tensors]
    return paddle.concat(columns, 1)


def concat_atleast(tensors, at_least, axis):
    """Concatenate tensors of at least so many dimensions along `axis`."""
    shape = {1: paddle.atleast_1d, 2: paddle.atleast_2d, 3: paddle.atleast_3d}[at_least]
    rows = [shape(tensor) for tensor in tensors]
    return paddle.concat(rows, min(axis, rows[0].ndim - 1))


def concat_nonempty(tensors, dim=0):
    """Concatenate tensors, skipping empty ones of one dimension."""
    filled = [x for x in tensors if x.ndim != 1 or x.shape[0]]
    if len(filled) == len(tensors):
        return paddle.concat(filled, axis=dim)
    result = paddle.concat(filled, axis=dim) if filled else paddle.concat(list(tensors))
    fractions = [x.dtype for x in tensors if x.is_floating_point()]
    return result.astype(fractions[0]) if fractions and not result.is_floating_point() else result


def repeat_interleave(x, repeats, dim=None):
    """Repeat each element along a dimension; bool tensors are supported."""
    if x.dtype == paddle.bool:
        return paddle.repeat_interleave(x.astype("int32"), repeats, dim).astype("bool")
    return paddle.repeat_interleave(x, repeats, dim)
