import paddle


def concat_nonempty(tensors, dim=0):
    """Concatenate tensors, skipping empty ones of one dimension."""
    filled = [x for x in tensors if x.ndim != 1 or x.shape[0]]
    if len(filled) == len(tensors):
        return paddle.concat(filled, axis=dim)
    result = paddle.concat(filled, axis=dim) if filled else paddle.concat(list(tensors))
    fractions = [x.dtype for x in tensors if x.is_floating_point()]
    return result.astype(fractions[0]) if fractions and not result.is_floating_point() else result
