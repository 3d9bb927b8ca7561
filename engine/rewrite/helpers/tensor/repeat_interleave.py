import paddle


def repeat_interleave(x, repeats, dim=None):
    """Each element several times, also of truth values, which Paddle's own does not take."""
    if x.dtype == paddle.bool:
        return paddle.repeat_interleave(x.astype("int32"), repeats, dim).astype("bool")
    return paddle.repeat_interleave(x, repeats, dim)
