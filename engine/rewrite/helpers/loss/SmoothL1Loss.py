import paddle

from .smooth_l1_loss import smooth_l1_loss


class SmoothL1Loss(paddle.nn.Layer):
    """Smooth L1 loss: 0.5 d^2 / beta if abs(d) < beta, else abs(d) - 0.5 beta."""

    def __init__(self, beta=1.0, reduction="mean"):
        super().__init__()
        self.beta, self.reduction = beta, reduction

    def forward(self, input, target):
        return smooth_l1_loss(input, target, self.beta, self.reduction)
