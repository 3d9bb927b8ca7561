import paddle


def renorm(x, p, dim, max_norm):
    """Return `x` with the p-norm of each slice along `dim` limited to `max_norm`."""
    if p != float("inf"):
        return paddle.renorm(x, float(p), dim, max_norm)
    others = [axis for axis in range(x.ndim) if axis != dim % x.ndim]
    norms = x.abs().amax(others, keepdim=True)
    return x * paddle.where(norms > max_norm, max_norm / (norms + 1e-7), paddle.ones_like(norms))
