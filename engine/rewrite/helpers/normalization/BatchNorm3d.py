import paddle

from .BatchNormBase import BatchNormBase


class BatchNorm3d(BatchNormBase, paddle.nn.BatchNorm3D):
    """A batch norm with PyTorch's parameters and attributes, and buffers for its statistics."""
