import paddle

from .AnyOptimizer import AnyOptimizer


class RMSprop(AnyOptimizer, paddle.optimizer.RMSProp):
    """RMSprop whose groups are PyTorch's."""

    rate = 0.01
