import paddle


def real_part(x):
    """The real part of numbers, which may be real themselves or not be in a tensor."""
    if not isinstance(x, paddle.Tensor):
        return getattr(x, "real")
    return paddle.real(x) if x.is_complex() else x
