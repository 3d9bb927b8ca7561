import paddle


def binary_loss_of_logits(input, target, weight=None, reduction="mean", pos_weight=None):
    """The binary cross entropy of logits, with a gradient to the target."""
    functional = paddle.nn.functional
    loss = functional.binary_cross_entropy_with_logits(input, target.detach(), weight, "none", pos_weight)
    if not target.stop_gradient:
        present, absent = functional.log_sigmoid(input), functional.log_sigmoid(-input)
        slope = (absent - (present if pos_weight is None else present * pos_weight)).detach()
        loss = loss + (target - target.detach()) * (slope if weight is None else slope * weight)
    return loss if reduction == "none" else getattr(loss, reduction)()
