import paddle
from .for_target import for_target


def binary_loss_of_logits(input, target, weight=None, reduction="mean", pos_weight=None):
    """The binary cross entropy of logits, with a gradient to the target."""
    functional = paddle.nn.functional

    def slope():
        present = functional.log_sigmoid(input)
        return functional.log_sigmoid(-input) - (present if pos_weight is None else present * pos_weight)

    loss = functional.binary_cross_entropy_with_logits(input, target.detach(), weight, "none", pos_weight)
    return for_target(loss, target, slope, weight, reduction)
