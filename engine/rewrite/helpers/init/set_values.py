import paddle


def set_values(tensor, values):
    """The tensor, whose elements are now these values."""
    with paddle.no_grad():
        tensor.set_value(values.astype(tensor.dtype))
    return tensor
