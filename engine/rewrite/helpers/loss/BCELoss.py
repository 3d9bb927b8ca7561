import paddle
from .binary_cross_entropy import binary_cross_entropy


class BCELoss(paddle.nn.BCELoss):
    """Binary cross entropy of probabilities, differentiable in the target too."""

    def forward(self, input, target):
        return binary_cross_entropy(input, target, self.weight, self.reduction)
