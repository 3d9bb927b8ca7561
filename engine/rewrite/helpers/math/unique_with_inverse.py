def unique_with_inverse(x, *, unique, **options):
    """What `unique` gives, with the places of the values in the shape of `x`."""
    values, inverse, *counts = unique(x, return_inverse=True, **options)
    return (values, inverse.reshape(x.shape), *counts)
