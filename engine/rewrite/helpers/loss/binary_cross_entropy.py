import paddle
from .add_target_gradient import add_target_gradient


def binary_cross_entropy(input, target, weight=None, reduction="mean"):
    """Return the binary cross entropy of probabilities, differentiable in the target too."""
    loss = paddle.nn.functional.binary_cross_entropy(input, target.detach(), weight, "none")
    return add_target_gradient(
        loss, target, lambda: (1 - input).log() - input.log(), weight, reduction
    )
