import paddle

from .AnyTransposedConvolution import AnyTransposedConvolution


class ConvTranspose3d(AnyTransposedConvolution, paddle.nn.Conv3DTranspose):
    """A transposed convolution with PyTorch's parameters, attributes and first weights."""
