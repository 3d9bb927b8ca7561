import paddle


def compute_inplace(operation, x, other):
    """Write the result of an operation into `x`, and return `x`."""
    return paddle.assign(operation(x, other), output=x)
