def log_softmax(x, dim=None, _stacklevel=3, dtype=None):
    """Return the log-softmax along `dim`, accurate for small values."""
    if dim is None:
        dim = 0 if x.ndim in (0, 1, 3) else 1
    x = x if dtype is None else x.astype(dtype)
    return x - x.logsumexp(dim, keepdim=True)
