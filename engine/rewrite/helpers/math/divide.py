import paddle


def divide(x, y, rounding_mode=None):
    """Return the quotient, rounded by `rounding_mode`: "floor", "trunc" or None."""
    if rounding_mode == "floor":
        return x // y
    quotient = x / y
    return quotient if rounding_mode is None else paddle.trunc(quotient).astype(x.dtype)
