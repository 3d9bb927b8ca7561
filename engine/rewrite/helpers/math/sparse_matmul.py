import paddle


def sparse_matmul(x, y):
    """Return the dense product of two matrices, sparse or not; Paddle's is for GPUs only."""
    return paddle.matmul(
        *(matrix.to_dense() if matrix.is_sparse() else matrix for matrix in (x, y))
    )
