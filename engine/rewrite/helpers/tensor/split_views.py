def split_views(x, sizes, dim=0):
    """Views of `x` along `dim`, of this size or of these sizes: what is written to them is in `x`."""
    whole = x.shape[dim]
    sizes = sizes if isinstance(sizes, (list, tuple)) else [min(sizes, whole - at) for at in range(0, whole, sizes)]
    around = [slice(None)] * (dim % x.ndim)
    parts, start = [], 0
    for size in sizes:
        parts.append(x[(*around, slice(start, start + size))])
        start += size
    return tuple(parts)
