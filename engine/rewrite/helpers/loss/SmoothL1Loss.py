import paddle

from .smooth_l1_loss import smooth_l1_loss


class SmoothL1Loss(paddle.nn.Layer):
    """Half the square of a difference below `beta`, over `beta`; above it what is left of its size."""

    def __init__(self, beta=1.0, reduction="mean"):
        super().__init__()
        self.beta, self.reduction = beta, reduction

    def forward(self, input, target):
        return smooth_l1_loss(input, target, self.beta, self.reduction)
