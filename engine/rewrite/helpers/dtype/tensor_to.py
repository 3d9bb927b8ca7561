import paddle


def tensor_to(x, *args, dtype=None, device=None, other=None, non_blocking=False, copy=False):
    """Return `x` with another type or on another device."""
    for value in (*args, other):
        if isinstance(value, paddle.Tensor):
            dtype, device = value.dtype, value.place
        elif isinstance(value, paddle.dtype):
            dtype = value
        elif value is not None and not isinstance(value, bool):
            device = value
    result = x if dtype is None else x.astype(dtype)
    return result if device is None else result.clone().to(device)
