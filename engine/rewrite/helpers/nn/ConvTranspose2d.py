import paddle

from .ConvTransposeBase import ConvTransposeBase


class ConvTranspose2d(ConvTransposeBase, paddle.nn.Conv2DTranspose):
    """A transposed convolution with PyTorch's parameters, attributes and first weights."""
