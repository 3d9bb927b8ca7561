import paddle

from .AnyOptimizer import AnyOptimizer


class Adam(AnyOptimizer, paddle.optimizer.Adam):
    """Adam whose groups are PyTorch's."""
