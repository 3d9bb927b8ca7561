import paddle


def unravel_index(indices, shape):
    """Return the coordinates in `shape` of flat indices."""
    sizes = list(shape) if hasattr(shape, "__len__") else [shape]
    result, rest = [], indices
    for size in reversed(sizes[1:]):
        result.insert(0, rest % size)
        rest = rest.floor_divide(paddle.full_like(rest, size))
    return (rest, *result)
