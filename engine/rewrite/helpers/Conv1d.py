import paddle

from .AnyConvolution import AnyConvolution


class Conv1d(AnyConvolution, paddle.nn.Conv1D):
    """A convolution with PyTorch's parameters, attributes and first weights."""
