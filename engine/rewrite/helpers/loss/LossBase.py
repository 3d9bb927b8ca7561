import paddle

from .legacy_reduction import legacy_reduction


class LossBase(paddle.nn.Layer):
    """Base class of losses: computes the reduction of `size_average` and `reduce`."""

    def __init__(self, size_average=None, reduce=None, reduction="mean"):
        super().__init__()
        self.reduction = legacy_reduction(size_average, reduce, reduction)
