import paddle

from .ConvTransposeBase import ConvTransposeBase


class ConvTranspose1d(ConvTransposeBase, paddle.nn.Conv1DTranspose):
    """1D transposed convolution with PyTorch's parameters, attributes and initialization."""
