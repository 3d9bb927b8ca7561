import paddle


def copy_into(tensor, value):
    """Copy `value`, broadcast and cast, into `tensor`, and return `tensor`."""
    value = value if list(value.shape) == list(tensor.shape) else value.expand(tensor.shape)
    value = value if value.dtype == tensor.dtype else value.astype(tensor.dtype)
    if not paddle.is_grad_enabled() or (
        value.stop_gradient and (tensor.stop_gradient or tensor.is_leaf)
    ):
        tensor.set_value(value)
    elif tensor.ndim:
        tensor[...] = value
    else:
        paddle.assign(value if tensor.stop_gradient else value + 0 * tensor, output=tensor)
    return tensor
