import paddle

from .AnyOptimizer import AnyOptimizer


class AdamW(AnyOptimizer, paddle.optimizer.AdamW):
    """AdamW whose groups are PyTorch's."""
