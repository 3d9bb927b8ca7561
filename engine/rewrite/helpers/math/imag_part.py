import paddle


def imag_part(x):
    """The imaginary part of numbers, which may not be in a tensor."""
    return paddle.imag(x) if isinstance(x, paddle.Tensor) else getattr(x, "imag")
