import paddle

from .TorchParamGroups import TorchParamGroups


class SGD(TorchParamGroups, paddle.optimizer.Momentum):
    """SGD with PyTorch's parameter groups."""

    def __init__(self, learning_rate=None, momentum=0.0, **options):
        super().__init__(learning_rate, momentum=momentum, **options)
