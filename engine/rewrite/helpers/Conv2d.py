import paddle

from .AnyConvolution import AnyConvolution


class Conv2d(AnyConvolution, paddle.nn.Conv2D):
    """A convolution with PyTorch's parameters, attributes and first weights."""
