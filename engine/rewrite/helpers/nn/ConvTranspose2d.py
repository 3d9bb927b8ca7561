import paddle

from .ConvTransposeBase import ConvTransposeBase


class ConvTranspose2d(ConvTransposeBase, paddle.nn.Conv2DTranspose):
    """2D transposed convolution with PyTorch's parameters, attributes and initialization."""
