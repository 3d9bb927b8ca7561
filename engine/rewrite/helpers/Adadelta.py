import paddle

from .AnyOptimizer import AnyOptimizer


class Adadelta(AnyOptimizer, paddle.optimizer.Adadelta):
    """Adadelta whose groups are PyTorch's."""

    rate = 1.0
