import paddle

from .TorchParamGroups import TorchParamGroups


class Adagrad(TorchParamGroups, paddle.optimizer.Adagrad):
    """Adagrad whose groups are PyTorch's."""

    rate = 0.01
