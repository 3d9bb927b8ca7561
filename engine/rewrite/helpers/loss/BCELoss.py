import paddle
from .binary_cross_entropy import binary_cross_entropy


class BCELoss(paddle.nn.BCELoss):
    """The binary cross entropy of probabilities, with a gradient to the target."""

    def forward(self, input, target):
        return binary_cross_entropy(input, target, self.weight, self.reduction)
