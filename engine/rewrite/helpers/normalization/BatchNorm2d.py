import paddle

from .BatchNormBase import BatchNormBase


class BatchNorm2d(BatchNormBase, paddle.nn.BatchNorm2D):
    """2D batch norm with PyTorch's parameters, attributes and buffers."""
