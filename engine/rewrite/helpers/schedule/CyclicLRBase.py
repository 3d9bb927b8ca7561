from .LRScheduler import LRScheduler
from ..optim.param_groups import param_groups


class CyclicLRBase(LRScheduler):
    """Base class of schedulers that cycle the learning rate, and momentum inversely."""

    def __init__(self, optimizer, base_momentum, max_momentum, cycle_momentum, last_epoch):
        has_momentum = cycle_momentum and "momentum" in param_groups(optimizer)[0]
        momenta = [self.each(optimizer, bound) for bound in (base_momentum, max_momentum)]
        self.momenta = list(zip(*momenta)) if has_momentum else []
        super().__init__(optimizer, last_epoch)

    @staticmethod
    def each(optimizer, value):
        return (
            list(value)
            if isinstance(value, (list, tuple))
            else [value] * len(param_groups(optimizer))
        )

    def set_momentum(self, momentum_between):
        for group, (low, high) in zip(param_groups(self.optimizer), self.momenta):
            group["momentum"] = momentum_between(low, high)
