import paddle

from .BatchNormBase import BatchNormBase


class BatchNorm3d(BatchNormBase, paddle.nn.BatchNorm3D):
    """3D batch norm with PyTorch's parameters, attributes and buffers."""
