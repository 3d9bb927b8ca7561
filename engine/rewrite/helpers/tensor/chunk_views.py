from .split_views import split_views


def chunk_views(x, chunks, dim=0):
    """Split `x` into at most `chunks` views along `dim`."""
    return split_views(x, max(1, -(-x.shape[dim] // chunks)), dim)
