import paddle


def chunk_copies(x, count, dim=0):
    """Split `x` into at most `count` copies along `dim`."""
    whole = x.shape[dim]
    size = max(1, -(-whole // count))
    sizes = [min(size, whole - start) for start in range(0, whole, size)]
    return tuple(paddle.split(x, sizes, dim)) if len(sizes) > 1 else (x,)
