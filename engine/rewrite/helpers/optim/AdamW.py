import paddle

from .TorchParamGroups import TorchParamGroups


class AdamW(TorchParamGroups, paddle.optimizer.AdamW):
    """AdamW whose groups are PyTorch's."""
