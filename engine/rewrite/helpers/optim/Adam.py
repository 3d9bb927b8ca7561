import paddle

from .TorchParamGroups import TorchParamGroups


class Adam(TorchParamGroups, paddle.optimizer.Adam):
    """Adam whose groups are PyTorch's."""
