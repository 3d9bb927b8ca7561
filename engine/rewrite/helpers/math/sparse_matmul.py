import paddle


def sparse_matmul(x, y):
    """The product of two matrices, sparse or not, made dense: Paddle multiplies sparse ones on GPUs only."""
    return paddle.matmul(*(matrix.to_dense() if matrix.is_sparse() else matrix for matrix in (x, y)))
