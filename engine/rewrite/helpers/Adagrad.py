import paddle

from .AnyOptimizer import AnyOptimizer


class Adagrad(AnyOptimizer, paddle.optimizer.Adagrad):
    """Adagrad whose groups are PyTorch's."""

    rate = 0.01
