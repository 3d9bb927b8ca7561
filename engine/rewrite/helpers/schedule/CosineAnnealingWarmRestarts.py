from .CosineAnnealingLR import CosineAnnealingLR


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
