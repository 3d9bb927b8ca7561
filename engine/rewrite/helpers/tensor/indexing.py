import numpy
import paddle


class IndexWithNewAxes:
    """Indexing with None and tensors that puts new axes where NumPy does."""

    def __init__(self, x):
        self.x = x

    def __getitem__(self, index):
        def width(each):
            if each is None:
                return 0
            is_mask = isinstance(each, paddle.Tensor) and each.dtype == paddle.bool
            return each.ndim if is_mask else 1

        x, axis, plain = self.x, 0, []
        rest = x.ndim - sum(width(each) for each in index if each is not Ellipsis)
        for each in index:
            if each is None:
                x = x.unsqueeze(axis)
            plain.append(slice(None) if each is None else each)
            axis += rest if each is Ellipsis else width(each) or 1
        return x[tuple(plain)]


def as_strided_scatter(x, src, size, stride, offset=0):
    """Return a copy of `x` with `src` written to a strided view of it."""
    places = paddle.to_tensor(offset)
    for count, step in zip(size, stride):
        places = places.unsqueeze(-1) + paddle.arange(count) * step
    filled = paddle.put_along_axis(x.flatten(), places.flatten(), src.flatten(), 0, broadcast=False)
    return filled.reshape(x.shape)


def index_copy(x, dim, index, source):
    """Return `x` with the slices along `dim` at `index` replaced by `source`."""
    if x.ndim == 0:
        return paddle.scatter(x.reshape([1]), index.flatten(), source.reshape([1])).reshape([])
    index = index if index.ndim == 1 else index.flatten()
    source = source if source.ndim else source.reshape([1])
    if dim == 0:
        return paddle.scatter(x, index, source)
    return paddle.scatter(x.moveaxis(dim, 0), index, source.moveaxis(dim, 0)).moveaxis(0, dim)


def index_reduce(x, dim, index, source, reduce, include_self=True):
    """Return `x` with slices of `source` reduced into those at `index`."""
    if x.ndim == 0:
        rows = x.reshape([1]), 0, index, source.reshape([1])
        return index_reduce(*rows, reduce, include_self).reshape([])
    places = [1] * source.ndim
    places[dim] = -1
    index = index.reshape(places).expand_as(source)
    return paddle.scatter_reduce(x, dim, index, source, reduce, include_self=include_self)


def narrow(x, dim, start, length):
    """Return the slice of `x` along `dim` from `start` of the given length."""
    start = int(start) % x.shape[dim] if x.shape[dim] else 0
    return paddle.slice(x, [dim % x.ndim], [start], [start + length])


def scatter_reduce(x, dim, index, src, reduce, include_self=True):
    """Return `x` with the elements of `src` reduced into those at `index` along `dim`."""
    name = {"sum": "add", "prod": "multiply"}.get(reduce, reduce)
    src = src[tuple(slice(size) for size in index.shape)]
    return paddle.put_along_axis(
        x, index, src, dim, name, include_self=include_self, broadcast=False
    )


def slice_scatter(x, src, dim=0, start=None, end=None, step=1):
    """Return `x` with a slice along `dim` replaced by `src`."""
    start, end, step = slice(start, end, step).indices(x.shape[dim])
    return paddle.slice_scatter(x, src, [dim % x.ndim], [start], [end], [step])


def part_and_indices(x, key):
    """Return the view that the plain parts of the key take of `x`, and what indexes that view."""
    parts = key if isinstance(key, tuple) else (key,)

    def width(part):
        is_mask = isinstance(part, (paddle.Tensor, numpy.ndarray)) and "bool" in str(part.dtype)
        return 0 if part is None or part is Ellipsis else part.ndim if is_mask else 1

    plain, indices = [], []
    rest = x.ndim - sum(map(width, parts))
    for part in parts:
        is_index = isinstance(part, (paddle.Tensor, list, numpy.ndarray))
        is_whole = part is None or isinstance(part, slice)
        if is_index or part is Ellipsis:
            plain += [slice(None)] * (width(part) if is_index else rest)
        else:
            plain.append(part)
        indices += [part] if is_index else [slice(None)] * (rest if part is Ellipsis else is_whole)
    is_all = all(isinstance(part, slice) and part == slice(None) for part in plain)
    return x if is_all else x[tuple(plain)], tuple(indices)


def index_views():
    """Let subscripts with tensors, lists and arrays read and write as PyTorch's do.

    Paddle takes the elements of a view with gaps as if they lay side by side, and puts new axes
    elsewhere.
    """
    read, write = paddle.Tensor.__getitem__, paddle.Tensor.__setitem__

    def has_indices(key):
        parts = key if isinstance(key, tuple) else (key,)
        return any(isinstance(part, (paddle.Tensor, list, numpy.ndarray)) for part in parts)

    def get(x, key):
        if not has_indices(key):
            return read(x, key)
        view, indices = part_and_indices(x, key)
        return read(view if view.is_contiguous() else view.clone(), indices)

    def put(x, key, value):
        if not has_indices(key):
            return write(x, key, value)
        view, indices = part_and_indices(x, key)
        is_tensor = isinstance(value, paddle.Tensor)
        value = value.astype(x.dtype) if is_tensor else paddle.to_tensor(value, dtype=x.dtype)
        behind = [isinstance(part, slice) for part in indices]
        if view is x and x.is_contiguous() and behind == sorted(behind):
            return write(x, key, value)
        places = get(paddle.arange(x.size).reshape(x.shape), key)
        values = value.expand(places.shape).flatten()
        whole = paddle.index_put(x.flatten(), (places.flatten(),), values)
        write(x, ..., whole.reshape(x.shape))

    paddle.Tensor.__getitem__, paddle.Tensor.__setitem__ = get, put
