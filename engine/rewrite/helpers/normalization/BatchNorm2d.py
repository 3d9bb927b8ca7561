import paddle

from .BatchNormBase import BatchNormBase


class BatchNorm2d(BatchNormBase, paddle.nn.BatchNorm2D):
    """A batch norm with PyTorch's parameters and attributes, and buffers for its statistics."""
