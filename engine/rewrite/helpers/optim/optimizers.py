import paddle

from .param_groups import TorchParamGroups


class ASGD(paddle.optimizer.SGD):
    """SGD with the decaying learning rate of torch's ASGD; parameters are not averaged."""

    def __init__(
        self, parameters, learning_rate=0.01, lambd=1e-4, alpha=0.75, t0=1e6, weight_decay=0
    ):
        super().__init__(float(learning_rate), parameters, weight_decay + lambd)
        self.first_rate, self.lambd, self.alpha, self.steps = learning_rate, lambd, alpha, 0

    def step(self):
        super().step()
        self.steps += 1
        self.set_lr(self.first_rate / (1 + self.lambd * self.first_rate * self.steps) ** self.alpha)


class Adadelta(TorchParamGroups, paddle.optimizer.Adadelta):
    """Adadelta with PyTorch's parameter groups."""

    rate = 1.0


class Adagrad(TorchParamGroups, paddle.optimizer.Adagrad):
    """Adagrad with PyTorch's parameter groups."""

    rate = 0.01


class Adam(TorchParamGroups, paddle.optimizer.Adam):
    """Adam with PyTorch's parameter groups."""


class AdamW(TorchParamGroups, paddle.optimizer.AdamW):
    """AdamW with PyTorch's parameter groups."""


class Adamax(TorchParamGroups, paddle.optimizer.Adamax):
    """Adamax with PyTorch's parameter groups."""

    rate = 0.002


class NAdam(TorchParamGroups, paddle.optimizer.NAdam):
    """NAdam with PyTorch's parameter groups."""

    rate = 0.002


class RAdam(TorchParamGroups, paddle.optimizer.RAdam):
    """RAdam with PyTorch's parameter groups."""


class RMSprop(TorchParamGroups, paddle.optimizer.RMSProp):
    """RMSprop with PyTorch's parameter groups."""

    rate = 0.01


class SGD(TorchParamGroups, paddle.optimizer.Momentum):
    """SGD with PyTorch's parameter groups."""

    def __init__(self, learning_rate=None, momentum=0.0, **options):
        super().__init__(learning_rate, momentum=momentum, **options)
