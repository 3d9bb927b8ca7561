import math

from .schedulers import LRScheduler


class CosineAnnealingLR(LRScheduler):
    """Cosine annealing of the learning rate of each group."""

    def __init__(self, optimizer, T_max, eta_min=0.0, last_epoch=-1):
        self.T_max, self.eta_min = T_max, eta_min
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        return self.rates_at(self.last_epoch / self.T_max)

    def rates_at(self, part):
        """The rates when a part of the way down is done."""
        share = (1 + math.cos(math.pi * part)) / 2
        return [self.eta_min + (rate - self.eta_min) * share for rate in self.base_lrs]


class CosineAnnealingWarmRestarts(CosineAnnealingLR):
    """Cosine annealing of the learning rate of each group with warm restarts."""

    def __init__(self, optimizer, T_0, T_mult=1, eta_min=0.0, last_epoch=-1):
        self.T_0, self.T_mult = T_0, T_mult
        super().__init__(optimizer, T_0, eta_min, last_epoch)

    def get_lr(self):
        at, length = self.last_epoch, self.T_max
        while at >= length:
            at, length = at - length, length * self.T_mult
        return self.rates_at(at / length)
