import paddle

from .TorchParamGroups import TorchParamGroups


class RMSprop(TorchParamGroups, paddle.optimizer.RMSProp):
    """RMSprop whose groups are PyTorch's."""

    rate = 0.01
