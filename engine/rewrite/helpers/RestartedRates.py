import math

from .OwnScheduler import OwnScheduler


class RestartedRates(OwnScheduler):
    """Brings the rate of each group down to `eta_min` along a cosine, again and again from its start."""

    def __init__(self, optimizer, T_0, T_mult=1, eta_min=0.0, last_epoch=-1):
        self.T_0, self.T_mult, self.eta_min = T_0, T_mult, eta_min
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        at, length = self.last_epoch, self.T_0
        while at >= length:
            at, length = at - length, length * self.T_mult
        share = (1 + math.cos(math.pi * at / length)) / 2
        return [self.eta_min + (rate - self.eta_min) * share for rate in self.base_lrs]
