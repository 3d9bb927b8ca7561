import paddle


def tensorsolve(a, b, dims=None):
    """Solve the tensor equation `tensordot(a, x, x.ndim) = b`."""
    a = a if dims is None else paddle.moveaxis(a, list(dims), list(range(-len(dims), 0)))
    if a.ndim == 2:
        return paddle.linalg.solve(a, b)
    return paddle.linalg.solve(a.flatten(0, b.ndim - 1).flatten(1), b.flatten()).reshape(
        a.shape[b.ndim :]
    )
