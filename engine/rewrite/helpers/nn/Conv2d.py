import paddle

from .ConvBase import ConvBase


class Conv2d(ConvBase, paddle.nn.Conv2D):
    """A convolution with PyTorch's parameters, attributes and first weights."""
