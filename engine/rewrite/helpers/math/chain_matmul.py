import paddle


def chain_matmul(*matrices):
    """The product of one or more matrices, in the order that takes the least work."""
    return paddle.linalg.multi_dot(matrices) if len(matrices) > 1 else matrices[0]
