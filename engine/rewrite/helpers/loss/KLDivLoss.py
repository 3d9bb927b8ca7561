import paddle

from .kl_div import kl_div


class KLDivLoss(paddle.nn.Layer):
    """Kullback-Leibler divergence, differentiable in both inputs."""

    def __init__(self, reduction="mean", log_target=False):
        super().__init__()
        self.reduction, self.log_target = reduction, log_target

    def forward(self, input, target):
        return kl_div(input, target, self.reduction, self.log_target)
