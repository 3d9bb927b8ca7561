import functools

import paddle


def broadcast_tensors(*tensors):
    """Expand the tensors to their common shape."""
    # Backward through paddle.broadcast_tensors ends the process where a tensor needs no gradient.
    shape = list(functools.reduce(paddle.broadcast_shape, [tensor.shape for tensor in tensors]))
    return [tensor if list(tensor.shape) == shape else tensor.expand(shape) for tensor in tensors]
