import paddle
from .gaussian_nll_loss import gaussian_nll_loss


class GaussianNLLLoss(paddle.nn.GaussianNLLLoss):
    """Gaussian negative log-likelihood, differentiable in the variance."""

    def __init__(self, *, full=False, eps=1e-6, reduction="mean"):
        super().__init__(full, eps, reduction)
        self.eps = eps

    def forward(self, input, target, var):
        return gaussian_nll_loss(input, target, var, self.full, self.eps, self.reduction)
