import paddle


def divide(x, y, rounding_mode=None):
    """A quotient, rounded down (`floor`), towards zero (`trunc`) or not at all."""
    if rounding_mode == "floor":
        return x // y
    quotient = x / y
    return quotient if rounding_mode is None else paddle.trunc(quotient).astype(x.dtype)
