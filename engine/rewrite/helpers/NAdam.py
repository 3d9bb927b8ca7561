import paddle

from .AnyOptimizer import AnyOptimizer


class NAdam(AnyOptimizer, paddle.optimizer.NAdam):
    """NAdam whose groups are PyTorch's."""

    rate = 0.002
