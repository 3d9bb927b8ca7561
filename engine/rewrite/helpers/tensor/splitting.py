import itertools

import paddle


def split_views(x, sizes, dim=0):
    """Split `x` into views along `dim`, of one size or of the sizes in a list."""
    if isinstance(sizes, (list, tuple)):
        return tensor_split_views(x, list(itertools.accumulate(sizes))[:-1], dim)
    return tensor_split_views(x, list(range(sizes, x.shape[dim], sizes)), dim)


def chunk_views(x, chunks, dim=0):
    """Split `x` into at most `chunks` views along `dim`."""
    return split_views(x, max(1, -(-x.shape[dim] // chunks)), dim)


def tensor_split(x, places, dim=0):
    """Split `x` into sections or at indices."""
    places = places.tolist() if isinstance(places, paddle.Tensor) else places
    return paddle.tensor_split(x, places, dim)


def tensor_split_views(x, places, dim=0):
    """Split `x` into views along `dim`, by sections of nearly equal size or at indices."""
    whole = x.shape[dim]
    places = places.tolist() if isinstance(places, paddle.Tensor) else places
    if isinstance(places, int):
        size, longer = divmod(whole, places)
        places = [part * size + min(part, longer) for part in range(1, places)]
    around = [slice(None)] * (dim % x.ndim)
    ends = zip([0, *places], [*places, whole])
    return tuple(x[(*around, slice(start, end))] for start, end in ends)
