import paddle

from .BatchNormBase import BatchNormBase


class BatchNorm1d(BatchNormBase, paddle.nn.BatchNorm1D):
    """1D batch norm with PyTorch's parameters, attributes and buffers."""
