import paddle


def as_tensor(data, dtype=None, device=None):
    """A tensor of what `data` holds: `data` itself, with its gradient, where it is a tensor of this type there."""
    if not isinstance(data, paddle.Tensor):
        return paddle.as_tensor(data, dtype=dtype, device=device)
    made = data if dtype is None else data.astype(dtype)
    return made if device is None else made.to(device)
