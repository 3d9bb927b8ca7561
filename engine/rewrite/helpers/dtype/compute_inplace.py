import paddle


def compute_inplace(operation, x, other):
    """`x`, which becomes what the operation makes of it and of a number or a tensor."""
    return paddle.assign(operation(x, other), output=x)
