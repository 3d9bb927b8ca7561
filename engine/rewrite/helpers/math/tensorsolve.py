import paddle


def tensorsolve(a, b, dims=None):
    """The tensor that `a`, with `dims` moved to its end, makes `b` out of."""
    a = a if dims is None else paddle.moveaxis(a, list(dims), list(range(-len(dims), 0)))
    if a.ndim == 2:
        return paddle.linalg.solve(a, b)
    return paddle.linalg.solve(a.flatten(0, b.ndim - 1).flatten(1), b.flatten()).reshape(a.shape[b.ndim:])
