import paddle


def swap_axes(x, first, second):
    """`x` with two dimensions in each other's place."""
    order = list(range(x.ndim))
    if order:
        order[first], order[second] = order[second], order[first]
    return paddle.transpose(x, order)
