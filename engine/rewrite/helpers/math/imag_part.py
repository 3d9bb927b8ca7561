import paddle


def imag_part(x):
    """Return the imaginary part of a tensor or a number."""
    return paddle.imag(x) if isinstance(x, paddle.Tensor) else getattr(x, "imag")
