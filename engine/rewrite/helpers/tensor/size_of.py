import paddle


def size_of(x, *dim):
    """The shape of a tensor, or one number of it; of other objects, what their `size` gives."""
    if not isinstance(x, paddle.Tensor):
        return x.size(*dim)
    return x.shape[dim[0]] if dim else x.shape
