import paddle
from .binary_loss_of_logits import binary_loss_of_logits


class BinaryLossOfLogits(paddle.nn.BCEWithLogitsLoss):
    """The binary cross entropy of logits, with a gradient to the target."""

    def forward(self, input, target):
        return binary_loss_of_logits(input, target, self.weight, self.reduction, self.pos_weight)
