import paddle


def chain_matmul(*matrices):
    """Return the product of matrices, multiplied in the cheapest order."""
    return paddle.linalg.multi_dot(matrices) if len(matrices) > 1 else matrices[0]
