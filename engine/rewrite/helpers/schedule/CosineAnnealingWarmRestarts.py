from .CosineAnnealingLR import CosineAnnealingLR


class CosineAnnealingWarmRestarts(CosineAnnealingLR):
    """Brings the rate of each group down to `eta_min` along a cosine, again and again from its start."""

    def __init__(self, optimizer, T_0, T_mult=1, eta_min=0.0, last_epoch=-1):
        self.T_0, self.T_mult = T_0, T_mult
        super().__init__(optimizer, T_0, eta_min, last_epoch)

    def get_lr(self):
        at, length = self.last_epoch, self.T_max
        while at >= length:
            at, length = at - length, length * self.T_mult
        return self.rates_at(at / length)
