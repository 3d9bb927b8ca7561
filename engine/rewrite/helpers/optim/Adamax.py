import paddle

from .TorchParamGroups import TorchParamGroups


class Adamax(TorchParamGroups, paddle.optimizer.Adamax):
    """Adamax with PyTorch's parameter groups."""

    rate = 0.002
