import paddle


def histogram(x, bins, density=False, range=None, weight=None):
    """Return the histogram and the bin edges."""
    bins = bins if isinstance(bins, int) else (bins,)
    weight = None if weight is None else weight.flatten()
    counts, edges = paddle.histogramdd(x.reshape([-1, 1]), bins, range, density, weight)
    return counts, edges[0]
