import paddle

from .AnyConvolution import AnyConvolution


class Conv3d(AnyConvolution, paddle.nn.Conv3D):
    """A convolution with PyTorch's parameters, attributes and first weights."""
