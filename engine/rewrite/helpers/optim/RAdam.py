import paddle

from .TorchParamGroups import TorchParamGroups


class RAdam(TorchParamGroups, paddle.optimizer.RAdam):
    """RAdam whose groups are PyTorch's."""
