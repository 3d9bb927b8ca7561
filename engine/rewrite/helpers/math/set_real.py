import paddle


def set_real(x, value):
    """Set the real part of a complex tensor or an object."""
    if not isinstance(x, paddle.Tensor):
        setattr(x, "real", value)
        return
    part = value if isinstance(value, paddle.Tensor) else paddle.to_tensor(value)
    x[...] = paddle.complex(paddle.broadcast_to(part, x.shape), paddle.imag(x))
