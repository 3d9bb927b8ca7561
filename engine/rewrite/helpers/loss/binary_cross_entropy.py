import paddle

from .loss_base import add_target_gradient


def binary_cross_entropy(input, target, weight=None, reduction="mean"):
    """Return the binary cross entropy of probabilities, differentiable in the target too."""
    loss = paddle.nn.functional.binary_cross_entropy(input, target.detach(), weight, "none")
    return add_target_gradient(
        loss, target, lambda: (1 - input).log() - input.log(), weight, reduction
    )


class BCELoss(paddle.nn.BCELoss):
    """Binary cross entropy of probabilities, differentiable in the target too."""

    def forward(self, input, target):
        return binary_cross_entropy(input, target, self.weight, self.reduction)


def binary_cross_entropy_with_logits(input, target, weight=None, reduction="mean", pos_weight=None):
    """Return the binary cross entropy of logits, differentiable in the target too."""
    functional = paddle.nn.functional

    def slope():
        present = functional.log_sigmoid(input)
        return functional.log_sigmoid(-input) - (
            present if pos_weight is None else present * pos_weight
        )

    loss = functional.binary_cross_entropy_with_logits(
        input, target.detach(), weight, "none", pos_weight
    )
    return add_target_gradient(loss, target, slope, weight, reduction)


class BCEWithLogitsLoss(paddle.nn.BCEWithLogitsLoss):
    """Binary cross entropy of logits, differentiable in the target too."""

    def forward(self, input, target):
        return binary_cross_entropy_with_logits(
            input, target, self.weight, self.reduction, self.pos_weight
        )
