import paddle

from .TorchParamGroups import TorchParamGroups


class Adamax(TorchParamGroups, paddle.optimizer.Adamax):
    """Adamax whose groups are PyTorch's."""

    rate = 0.002
