import paddle


def index_copy(x, dim, index, source):
    """Return `x` with the slices along `dim` at `index` replaced by `source`."""
    if x.ndim == 0:
        return paddle.scatter(x.reshape([1]), index.flatten(), source.reshape([1])).reshape([])
    index, source = index if index.ndim == 1 else index.flatten(), (
        source if source.ndim else source.reshape([1])
    )
    if dim == 0:
        return paddle.scatter(x, index, source)
    return paddle.scatter(x.moveaxis(dim, 0), index, source.moveaxis(dim, 0)).moveaxis(0, dim)
