import paddle


def set_imag(x, value):
    """Set the imaginary part of a complex tensor or an object."""
    if not isinstance(x, paddle.Tensor):
        setattr(x, "imag", value)
        return
    part = value if isinstance(value, paddle.Tensor) else paddle.to_tensor(value)
    x[...] = paddle.complex(paddle.real(x), paddle.broadcast_to(part, x.shape))
