import paddle


def real_part(x):
    """The real part of numbers, which may be real themselves."""
    return paddle.real(x) if x.is_complex() else x
