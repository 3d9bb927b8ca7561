import paddle


def split_copies(x, size, dim=0):
    """Split `x` into copies along `dim`, of one size or of the sizes in a list."""
    whole = x.shape[dim]
    if isinstance(size, int):
        size = [min(size, whole - start) for start in range(0, whole, size)] or [0]
    return tuple(paddle.split(x, list(size), dim)) if len(size) > 1 else (x,)
