import paddle


def repeat_interleave(x, repeats, dim=None):
    """Repeat each element along a dimension; bool tensors are supported."""
    if x.dtype == paddle.bool:
        return paddle.repeat_interleave(x.astype("int32"), repeats, dim).astype("bool")
    return paddle.repeat_interleave(x, repeats, dim)
