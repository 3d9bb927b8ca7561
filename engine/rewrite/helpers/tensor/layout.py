import paddle


def conjugate_transpose(x):
    """Return the conjugate transpose of matrices, or the conjugate of a number."""
    return x.mT.conj() if x.ndim else x.conj()


def expand_view(x, *sizes):
    """Return a view of `x` expanded to `sizes`."""
    sizes = list(sizes[0]) if len(sizes) == 1 and not isinstance(sizes[0], int) else list(sizes)
    new = len(sizes) - x.ndim
    strides = [0] * new + list(x.strides)
    for axis, size in enumerate(x.shape, new):
        if sizes[axis] in (-1, size):
            sizes[axis] = size
        else:
            strides[axis] = 0
    return x.as_strided(sizes, strides)


def swap_axes(x, first, second):
    """Return `x` with two dimensions swapped."""
    order = list(range(x.ndim))
    if order:
        order[first], order[second] = order[second], order[first]
    return paddle.transpose(x, order)


def swap_or_call(x, method, first, second):
    """Return the tensor with two dimensions swapped; of other objects, call the method."""
    if isinstance(x, paddle.Tensor):
        return swap_axes(x, first, second)
    return getattr(x, method)(first, second)


def to_sparse(x, sparse_dim=None):
    """Return a sparse COO tensor of `x`; bool becomes a numeric type."""
    plain = x.astype("uint8") if x.dtype == paddle.bool else x
    return plain.to_sparse_coo(plain.dim() if sparse_dim is None else sparse_dim)


def layout_of(x):
    """Return the name of the layout of the tensor: strided, sparse_coo or sparse_csr."""
    if x.is_sparse_csr():
        return "sparse_csr"
    return "sparse_coo" if x.is_sparse() else "strided"
