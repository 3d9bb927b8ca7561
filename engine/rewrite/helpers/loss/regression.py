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


class GaussianNLLLoss(paddle.nn.GaussianNLLLoss):
    """Gaussian negative log-likelihood, differentiable in the variance."""

    def __init__(self, *, full=False, eps=1e-6, reduction="mean"):
        super().__init__(full, eps, reduction)
        self.eps = eps

    def forward(self, input, target, var):
        return gaussian_nll_loss(input, target, var, self.full, self.eps, self.reduction)


def kl_div(input, target, reduction="mean", log_target=False):
    """Return the Kullback-Leibler divergence, differentiable in both inputs."""
    if log_target:
        loss = target.exp() * (target - input)
    else:
        entropy = target * paddle.where(target > 0, target, paddle.ones_like(target)).log()
        loss = entropy - target * input
    if reduction == "batchmean":
        return loss.sum() / input.shape[0]
    return loss if reduction == "none" else getattr(loss, reduction)()


class KLDivLoss(paddle.nn.Layer):
    """Kullback-Leibler divergence, differentiable in both inputs."""

    def __init__(self, reduction="mean", log_target=False):
        super().__init__()
        self.reduction, self.log_target = reduction, log_target

    def forward(self, input, target):
        return kl_div(input, target, self.reduction, self.log_target)


def smooth_l1_loss(input, target, beta=1.0, reduction="mean"):
    """Return the smooth L1 loss: 0.5 d^2 / beta if abs(d) < beta, else abs(d) - 0.5 beta."""
    if beta == 0:
        return paddle.nn.functional.l1_loss(input, target, reduction)
    return paddle.nn.functional.smooth_l1_loss(input, target, reduction, float(beta)) / beta


class SmoothL1Loss(paddle.nn.Layer):
    """Smooth L1 loss: 0.5 d^2 / beta if abs(d) < beta, else abs(d) - 0.5 beta."""

    def __init__(self, beta=1.0, reduction="mean"):
        super().__init__()
        self.beta, self.reduction = beta, reduction

    def forward(self, input, target):
        return smooth_l1_loss(input, target, self.beta, self.reduction)
