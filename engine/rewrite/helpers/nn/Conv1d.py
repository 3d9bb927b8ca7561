import paddle

from .ConvBase import ConvBase


class Conv1d(ConvBase, paddle.nn.Conv1D):
    """1D convolution with PyTorch's parameters, attributes and initialization."""
