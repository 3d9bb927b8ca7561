import paddle

from .AnyBatchNorm import AnyBatchNorm


class BatchNorm3d(AnyBatchNorm, paddle.nn.BatchNorm3D):
    """A batch norm with PyTorch's parameters and attributes, and buffers for its statistics."""
