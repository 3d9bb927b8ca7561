import paddle

from .AnyOptimizer import AnyOptimizer


class RAdam(AnyOptimizer, paddle.optimizer.RAdam):
    """RAdam whose groups are PyTorch's."""
