import math

import paddle


def init_sparse(tensor, sparsity, std=0.01):
    """Fill the matrix from a normal distribution, with a fraction of each column set to zero."""
    rows, columns = tensor.shape
    zeros = math.ceil(sparsity * rows)
    values = paddle.normal(0.0, std, [rows, columns]).astype(tensor.dtype)
    order = paddle.rand([rows, columns]).argsort(axis=0).argsort(axis=0)
    paddle.assign(paddle.where(order < zeros, paddle.zeros_like(values), values), tensor)
    return tensor
