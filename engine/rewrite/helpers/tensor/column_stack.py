import paddle


def column_stack(tensors):
    """The tensors as column_stack of a matrix; what has one dimension is one column."""
    return paddle.concat([tensor.reshape([-1, 1]) if tensor.ndim < 2 else tensor for tensor in tensors], 1)
