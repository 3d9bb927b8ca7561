import paddle


def scatter_reduce(x, dim, index, src, reduce, include_self=True):
    """`x`, into whose elements along `dim` those of `src` go that an index sends there."""
    name = {"sum": "add", "prod": "multiply"}.get(reduce, reduce)
    src = src[tuple(slice(size) for size in index.shape)]
    return paddle.put_along_axis(x, index, src, dim, name, include_self=include_self, broadcast=False)
