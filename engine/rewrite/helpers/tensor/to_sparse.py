import paddle


def to_sparse(x, sparse_dim=None):
    """Return a sparse COO tensor of `x`; bool becomes a numeric type."""
    plain = x.astype("uint8") if x.dtype == paddle.bool else x
    return plain.to_sparse_coo(plain.dim() if sparse_dim is None else sparse_dim)
