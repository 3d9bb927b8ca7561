import paddle

from .AnyOptimizer import AnyOptimizer


class Adamax(AnyOptimizer, paddle.optimizer.Adamax):
    """Adamax whose groups are PyTorch's."""

    rate = 0.002
