import paddle

from .TorchParamGroups import TorchParamGroups


class RAdam(TorchParamGroups, paddle.optimizer.RAdam):
    """RAdam with PyTorch's parameter groups."""
