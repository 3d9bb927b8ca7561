def expand_view(x, *sizes):
    """Return a view of `x` expanded to `sizes`."""
    sizes = list(sizes[0]) if len(sizes) == 1 and not isinstance(sizes[0], int) else list(sizes)
    new = len(sizes) - x.ndim
    strides = [0] * new + list(x.strides)
    for axis, size in enumerate(x.shape, new):
        if sizes[axis] in (-1, size):
            sizes[axis] = size
        else:
            strides[axis] = 0
    return x.as_strided(sizes, strides)
