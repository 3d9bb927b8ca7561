import paddle

from .ConvBase import ConvBase


class Conv3d(ConvBase, paddle.nn.Conv3D):
    """A convolution with PyTorch's parameters, attributes and first weights."""
