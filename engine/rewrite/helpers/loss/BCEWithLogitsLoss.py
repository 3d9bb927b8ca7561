import paddle
from .binary_cross_entropy_with_logits import binary_cross_entropy_with_logits


class BCEWithLogitsLoss(paddle.nn.BCEWithLogitsLoss):
    """The binary cross entropy of logits, with a gradient to the target."""

    def forward(self, input, target):
        return binary_cross_entropy_with_logits(input, target, self.weight, self.reduction, self.pos_weight)
