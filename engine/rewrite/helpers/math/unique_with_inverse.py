def unique_with_inverse(x, *, unique, **options):
    """Return the result of `unique` with inverse indices of the shape of `x`."""
    values, inverse, *counts = unique(x, return_inverse=True, **options)
    return (values, inverse.reshape(x.shape), *counts)
