import paddle

from .ConvTransposeBase import ConvTransposeBase


class ConvTranspose3d(ConvTransposeBase, paddle.nn.Conv3DTranspose):
    """3D transposed convolution with PyTorch's parameters, attributes and initialization."""
