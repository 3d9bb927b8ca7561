import paddle

from .TorchParamGroups import TorchParamGroups


class RMSprop(TorchParamGroups, paddle.optimizer.RMSProp):
    """RMSprop with PyTorch's parameter groups."""

    rate = 0.01
