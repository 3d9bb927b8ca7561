import paddle

from .AnyTransposedConvolution import AnyTransposedConvolution


class ConvTranspose1d(AnyTransposedConvolution, paddle.nn.Conv1DTranspose):
    """A transposed convolution with PyTorch's parameters, attributes and first weights."""
