import paddle

from .TorchParamGroups import TorchParamGroups


class Adadelta(TorchParamGroups, paddle.optimizer.Adadelta):
    """Adadelta whose groups are PyTorch's."""

    rate = 1.0
