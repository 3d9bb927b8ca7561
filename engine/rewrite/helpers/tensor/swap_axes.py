import paddle


def swap_axes(x, first, second):
    """Return `x` with two dimensions swapped."""
    order = list(range(x.ndim))
    if order:
        order[first], order[second] = order[second], order[first]
    return paddle.transpose(x, order)
