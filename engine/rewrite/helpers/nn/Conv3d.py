import paddle

from .ConvBase import ConvBase


class Conv3d(ConvBase, paddle.nn.Conv3D):
    """3D convolution with PyTorch's parameters, attributes and initialization."""
