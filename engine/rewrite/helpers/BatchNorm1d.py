import paddle

from .AnyBatchNorm import AnyBatchNorm


class BatchNorm1d(AnyBatchNorm, paddle.nn.BatchNorm1D):
    """A batch norm with PyTorch's parameters and attributes, and buffers for its statistics."""
