import paddle

from .BatchNormBase import BatchNormBase


class BatchNorm1d(BatchNormBase, paddle.nn.BatchNorm1D):
    """A batch norm with PyTorch's parameters and attributes, and buffers for its statistics."""
