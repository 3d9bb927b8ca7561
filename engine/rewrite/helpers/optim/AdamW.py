import paddle

from .TorchParamGroups import TorchParamGroups


class AdamW(TorchParamGroups, paddle.optimizer.AdamW):
    """AdamW with PyTorch's parameter groups."""
