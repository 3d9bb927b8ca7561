import paddle


def chunk_copies(x, count, dim=0):
    """Split `x` into at most `count` copies along `dim`."""
    whole = x.shape[dim]
    size = max(1, -(-whole // count))
    sizes = [min(size, whole - start) for start in range(0, whole, size)]
    return tuple(paddle.split(x, sizes, dim)) if len(sizes) > 1 else (x,)


def split_views(x, sizes, dim=0):
    """Split `x` into views along `dim`, of one size or of the sizes in a list."""
    whole = x.shape[dim]
    sizes = (
        sizes
        if isinstance(sizes, (list, tuple))
        else [min(sizes, whole - at) for at in range(0, whole, sizes)]
    )
    around = [slice(None)] * (dim % x.ndim)
    parts, start = [], 0
    for size in sizes:
        parts.append(x[(*around, slice(start, start + size))])
        start += size
    return tuple(parts)


def chunk_views(x, chunks, dim=0):
    """Split `x` into at most `chunks` views along `dim`."""
    return split_views(x, max(1, -(-x.shape[dim] // chunks)), dim)


def split_copies(x, size, dim=0):
    """Split `x` into copies along `dim`, of one size or of the sizes in a list."""
    whole = x.shape[dim]
    if isinstance(size, int):
        size = [min(size, whole - start) for start in range(0, whole, size)] or [0]
    return tuple(paddle.split(x, list(size), dim)) if len(size) > 1 else (x,)


def tensor_split(x, places, dim=0):
    """Split `x` into sections or at indices."""
    if isinstance(places, paddle.Tensor):
        places = places.tolist()
    return paddle.tensor_split(x, places, dim)


def tensor_split_views(x, places, dim=0):
    """Split `x` into views, by sections or at indices."""
    whole = x.shape[dim]
    if isinstance(places, paddle.Tensor):
        places = places.tolist()
    if isinstance(places, int):
        size, longer = divmod(whole, places)
        return split_views(x, [size + (part < longer) for part in range(places)], dim)
    cuts = [0, *(range(whole)[:place].stop for place in places), whole]
    return split_views(x, [max(0, end - start) for start, end in zip(cuts, cuts[1:])], dim)


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
