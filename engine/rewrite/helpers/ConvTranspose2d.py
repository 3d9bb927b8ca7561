import paddle

from .AnyTransposedConvolution import AnyTransposedConvolution


class ConvTranspose2d(AnyTransposedConvolution, paddle.nn.Conv2DTranspose):
    """A transposed convolution with PyTorch's parameters, attributes and first weights."""
