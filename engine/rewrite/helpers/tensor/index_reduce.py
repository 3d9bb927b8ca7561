import paddle


def index_reduce(x, dim, index, source, reduce, include_self=True):
    """Return `x` with slices of `source` reduced into those at `index`."""
    if x.ndim == 0:
        return index_reduce(
            x.reshape([1]), 0, index, source.reshape([1]), reduce, include_self
        ).reshape([])
    places = [1] * source.ndim
    places[dim] = -1
    index = index.reshape(places).expand_as(source)
    return paddle.scatter_reduce(x, dim, index, source, reduce, include_self=include_self)
