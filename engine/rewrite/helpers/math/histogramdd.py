import paddle


def histogramdd(x, bins, range=None, weight=None, density=False):
    """The histogram of the rows of `x`; `bins` are numbers, for Paddle a list, or edges, for Paddle a tuple."""
    if not isinstance(bins, int):
        bins = list(bins) if isinstance(bins[0], int) else tuple(bins)
    return paddle.histogramdd(x, bins, range, density, weight)
