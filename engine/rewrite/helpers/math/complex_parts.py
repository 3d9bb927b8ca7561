import paddle


def imag_part(x):
    """Return the imaginary part of a tensor or a number."""
    return paddle.imag(x) if isinstance(x, paddle.Tensor) else getattr(x, "imag")


def real_part(x):
    """Return the real part of a tensor or a number."""
    if not isinstance(x, paddle.Tensor):
        return getattr(x, "real")
    return paddle.real(x) if x.is_complex() else x


def set_imag(x, value):
    """Set the imaginary part of a complex tensor or an object."""
    if not isinstance(x, paddle.Tensor):
        setattr(x, "imag", value)
        return
    part = value if isinstance(value, paddle.Tensor) else paddle.to_tensor(value)
    x[...] = paddle.complex(paddle.real(x), paddle.broadcast_to(part, x.shape))


def set_real(x, value):
    """Set the real part of a complex tensor or an object."""
    if not isinstance(x, paddle.Tensor):
        setattr(x, "real", value)
        return
    part = value if isinstance(value, paddle.Tensor) else paddle.to_tensor(value)
    x[...] = paddle.complex(paddle.broadcast_to(part, x.shape), paddle.imag(x))
