import paddle


def size_of(x, *dim):
    """Return the shape of a tensor or one dimension; of other objects, their `size`."""
    if not isinstance(x, paddle.Tensor):
        return x.size(*dim)
    return x.shape[dim[0]] if dim else x.shape
