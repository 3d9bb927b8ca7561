import paddle


def histogramdd(x, bins, range=None, weight=None, density=False):
    """Return the multi-dimensional histogram of the rows of `x`, and the bin edges."""
    if not isinstance(bins, int):
        bins = list(bins) if isinstance(bins[0], int) else tuple(bins)
    return paddle.histogramdd(x, bins, range, density, weight)
