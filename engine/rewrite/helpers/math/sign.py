import paddle


def sign(x):
    """Return the sign of `x`, with 0 for NaN."""
    if x.is_complex():
        return paddle.sgn(x)
    return paddle.sign(paddle.nan_to_num(x) if x.is_floating_point() else x)
