import paddle


def histogram(x, bins, density=False, range=None, weight=None):
    """Return the histogram and the bin edges."""
    bins = bins if isinstance(bins, int) else (bins,)
    weight = None if weight is None else weight.flatten()
    counts, edges = paddle.histogramdd(x.reshape([-1, 1]), bins, range, density, weight)
    return counts, edges[0]


def histogramdd(x, bins, range=None, weight=None, density=False):
    """Return the multi-dimensional histogram of the rows of `x`, and the bin edges."""
    if not isinstance(bins, int):
        bins = list(bins) if isinstance(bins[0], int) else tuple(bins)
    return paddle.histogramdd(x, bins, range, density, weight)


def unique(x, return_inverse=False, return_counts=False):
    """Return the unique elements of `x`; the inverse indices have the shape of `x`."""
    found = paddle.unique(x, return_inverse=return_inverse, return_counts=return_counts)
    return (found[0], found[1].reshape(x.shape), *found[2:]) if return_inverse else found


def unique_with_inverse(x, *, unique, **options):
    """Return the result of `unique` with inverse indices of the shape of `x`."""
    values, inverse, *counts = unique(x, return_inverse=True, **options)
    return (values, inverse.reshape(x.shape), *counts)
