import paddle


def smooth_l1_loss(input, target, beta=1.0, reduction="mean"):
    """Return the smooth L1 loss: 0.5 d^2 / beta if abs(d) < beta, else abs(d) - 0.5 beta."""
    if beta == 0:
        return paddle.nn.functional.l1_loss(input, target, reduction)
    return paddle.nn.functional.smooth_l1_loss(input, target, reduction, float(beta)) / beta
