import paddle


def to_sparse(x, sparse_dim=None):
    """The places and values of what is not zero; truth values become numbers, as Paddle has no sparse ones."""
    plain = x.astype("uint8") if x.dtype == paddle.bool else x
    return plain.to_sparse_coo(plain.dim() if sparse_dim is None else sparse_dim)
