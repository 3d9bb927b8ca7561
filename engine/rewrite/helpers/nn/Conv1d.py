import paddle

from .ConvBase import ConvBase


class Conv1d(ConvBase, paddle.nn.Conv1D):
    """A convolution with PyTorch's parameters, attributes and first weights."""
