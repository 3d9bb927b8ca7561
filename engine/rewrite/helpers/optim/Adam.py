import paddle

from .TorchParamGroups import TorchParamGroups


class Adam(TorchParamGroups, paddle.optimizer.Adam):
    """Adam with PyTorch's parameter groups."""
