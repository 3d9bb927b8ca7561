import paddle


def as_tensor(data, dtype=None, device=None):
    """Return `data` as a tensor: itself if it is one of this type and place already."""
    if not isinstance(data, paddle.Tensor):
        return paddle.as_tensor(data, dtype=dtype, device=device)
    made = data if dtype is None else data.astype(dtype)
    return made if device is None else made.to(device)
