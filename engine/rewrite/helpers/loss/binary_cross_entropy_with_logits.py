import paddle
from .add_target_gradient import add_target_gradient


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
