import paddle

from .AnyBatchNorm import AnyBatchNorm


class BatchNorm2d(AnyBatchNorm, paddle.nn.BatchNorm2D):
    """A batch norm with PyTorch's parameters and attributes, and buffers for its statistics."""
