import paddle


def tensor_split_without_compat(x, where, dim=0):
    """Parts of `x` along `dim`: as many as a number says, of nearly one size, or cut where indices say."""
    whole = x.shape[dim]
    if isinstance(where, paddle.Tensor):
        where = where.tolist()
    if isinstance(where, int):
        size, larger = divmod(whole, where)
        where = [part * size + min(part, larger) for part in range(1, where)]
    around = [slice(None)] * (dim % x.ndim)
    return tuple(x[(*around, slice(start, end))] for start, end in zip([0, *where], [*where, whole]))
