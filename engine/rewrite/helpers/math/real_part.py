import paddle


def real_part(x):
    """Return the real part of a tensor or a number."""
    if not isinstance(x, paddle.Tensor):
        return getattr(x, "real")
    return paddle.real(x) if x.is_complex() else x
