import paddle

from .ConvBase import ConvBase


class Conv2d(ConvBase, paddle.nn.Conv2D):
    """2D convolution with PyTorch's parameters, attributes and initialization."""
