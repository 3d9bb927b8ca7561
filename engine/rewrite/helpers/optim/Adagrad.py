import paddle

from .TorchParamGroups import TorchParamGroups


class Adagrad(TorchParamGroups, paddle.optimizer.Adagrad):
    """Adagrad with PyTorch's parameter groups."""

    rate = 0.01
