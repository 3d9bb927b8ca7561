import paddle


def binary_loss(input, target, weight=None, reduction="mean"):
    """The binary cross entropy of probabilities, with a gradient to the target."""
    loss = paddle.nn.functional.binary_cross_entropy(input, target.detach(), weight, "none")
    if not target.stop_gradient:
        slope = ((1 - input).log() - input.log()).detach()
        loss = loss + (target - target.detach()) * (slope if weight is None else slope * weight)
    return loss if reduction == "none" else getattr(loss, reduction)()
