import paddle


def column_stack(tensors):
    """Stack tensors as columns of a matrix."""
    return paddle.concat(
        [tensor.reshape([-1, 1]) if tensor.ndim < 2 else tensor for tensor in tensors], 1
    )
