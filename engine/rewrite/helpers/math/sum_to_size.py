def sum_to_size(x, *sizes, size=None):
    """Return `x` summed to `size`, from which it can be broadcast."""
    given = sizes if size is None else (size,)
    size = list(given if not given or isinstance(given[0], int) else given[0])
    shape = x.shape
    lead = len(shape) - len(size)
    axes = [i for i, length in enumerate(shape) if i < lead or size[i - lead] != length]
    summed = x.sum(axes, keepdim=True) if axes else x
    return summed.reshape(size) if lead else summed
