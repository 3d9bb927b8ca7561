import paddle


def tensor_split_without_compat(x, where, dim=0):
    """Split `x` along `dim` into sections of nearly equal size, or at indices."""
    whole = x.shape[dim]
    if isinstance(where, paddle.Tensor):
        where = where.tolist()
    if isinstance(where, int):
        size, larger = divmod(whole, where)
        where = [part * size + min(part, larger) for part in range(1, where)]
    around = [slice(None)] * (dim % x.ndim)
    return tuple(
        x[(*around, slice(start, end))] for start, end in zip([0, *where], [*where, whole])
    )
