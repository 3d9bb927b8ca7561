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
