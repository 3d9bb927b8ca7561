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


def copy_to_out(value, out):
    """Copy `value` to `out` and return it; without `out` return `value`."""
    if out is None:
        return value
    if isinstance(out, (tuple, list)):
        return tuple(map(copy_to_out, value, out))
    if value.dtype != out.dtype:

        def rank(x):
            if x.is_complex():
                return 3
            return 2 if x.is_floating_point() else int(x.dtype != paddle.bool)

        if rank(value) > rank(out):
            raise RuntimeError(
                f"result type {value.dtype} can't be cast to the desired output type {out.dtype}"
            )
        value = value.astype(out.dtype)
    return paddle.assign(value, output=out)
