import paddle
from .binary_cross_entropy_with_logits import binary_cross_entropy_with_logits


class BCEWithLogitsLoss(paddle.nn.BCEWithLogitsLoss):
    """Binary cross entropy of logits, differentiable in the target too."""

    def forward(self, input, target):
        return binary_cross_entropy_with_logits(
            input, target, self.weight, self.reduction, self.pos_weight
        )
