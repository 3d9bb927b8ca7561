import math

import paddle


def gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    """Return the Gaussian negative log-likelihood, differentiable in the variance."""
    if not isinstance(var, paddle.Tensor):
        var = paddle.full_like(input, var)
    if var.shape != input.shape and var.shape == input.shape[:-1]:
        var = var.unsqueeze(-1)
    if (var < 0).any():
        raise ValueError("var has negative entry/entries")
    var = var + (paddle.clip(var.detach(), min=eps, max=float("inf")) - var.detach())
    loss = 0.5 * (var.log() + (input - target) ** 2 / var) + (
        0.5 * math.log(2 * math.pi) if full else 0
    )
    return loss if reduction == "none" else getattr(loss, reduction)()
