import paddle


def scatter_reduce(x, dim, index, src, reduce, include_self=True):
    """Return `x` with the elements of `src` reduced into those at `index` along `dim`."""
    name = {"sum": "add", "prod": "multiply"}.get(reduce, reduce)
    src = src[tuple(slice(size) for size in index.shape)]
    return paddle.put_along_axis(
        x, index, src, dim, name, include_self=include_self, broadcast=False
    )
