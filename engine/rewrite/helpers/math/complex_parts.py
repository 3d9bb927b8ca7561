import paddle


def imag_part(x):
    """Return the imaginary part of a tensor or a number."""
    return paddle.imag(x) if isinstance(x, paddle.Tensor) else getattr(x, "imag")


def real_part(x):
    """Return the real part of a tensor or a number."""
    if not isinstance(x, paddle.Tensor):
        return getattr(x, "real")
    return paddle.real(x) if x.is_complex() else x


def set_part(x, name, value):
    """Set the attribute `real` or `imag` of a complex tensor or an object."""
    if not isinstance(x, paddle.Tensor):
        setattr(x, name, value)
        return
    part = value if isinstance(value, paddle.Tensor) else paddle.to_tensor(value)
    parts = {"real": paddle.real(x), "imag": paddle.imag(x)}
    parts[name] = paddle.broadcast_to(part, x.shape)
    x[...] = paddle.complex(*parts.values())
