import paddle

from .TorchParamGroups import TorchParamGroups


class NAdam(TorchParamGroups, paddle.optimizer.NAdam):
    """NAdam whose groups are PyTorch's."""

    rate = 0.002
