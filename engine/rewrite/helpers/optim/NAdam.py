import paddle

from .TorchParamGroups import TorchParamGroups


class NAdam(TorchParamGroups, paddle.optimizer.NAdam):
    """NAdam with PyTorch's parameter groups."""

    rate = 0.002
