import paddle

from .TorchParamGroups import TorchParamGroups


class Adadelta(TorchParamGroups, paddle.optimizer.Adadelta):
    """Adadelta with PyTorch's parameter groups."""

    rate = 1.0
