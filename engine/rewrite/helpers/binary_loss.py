import paddle
from .for_target import for_target


def binary_loss(input, target, weight=None, reduction="mean"):
    """The binary cross entropy of probabilities, with a gradient to the target."""
    loss = paddle.nn.functional.binary_cross_entropy(input, target.detach(), weight, "none")
    return for_target(loss, target, lambda: (1 - input).log() - input.log(), weight, reduction)
