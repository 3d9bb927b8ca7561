import paddle

from .ConvTransposeBase import ConvTransposeBase


class ConvTranspose1d(ConvTransposeBase, paddle.nn.Conv1DTranspose):
    """A transposed convolution with PyTorch's parameters, attributes and first weights."""
