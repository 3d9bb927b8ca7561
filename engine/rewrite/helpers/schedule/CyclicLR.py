import math

from .CyclicLRBase import CyclicLRBase
from ..optim.param_groups import param_groups


class CyclicLR(CyclicLRBase):
    """Cyclical learning rate between `base_lr` and `max_lr`."""

    def __init__(
        self,
        optimizer,
        base_lr,
        max_lr,
        step_size_up=2000,
        step_size_down=None,
        mode="triangular",
        gamma=1.0,
        scale_fn=None,
        scale_mode="cycle",
        cycle_momentum=True,
        base_momentum=0.8,
        max_momentum=0.9,
        last_epoch=-1,
    ):
        shapes = {
            "triangular": lambda at: 1.0,
            "triangular2": lambda at: 0.5 ** (at - 1),
            "exp_range": lambda at: gamma**at,
        }
        self.scale_fn = scale_fn or shapes[mode]
        self.by_cycle = scale_mode == "cycle" if scale_fn else mode != "exp_range"
        self.up, self.total = step_size_up, step_size_up + (step_size_down or step_size_up)
        self.max_lrs = self.each(optimizer, max_lr)
        if last_epoch == -1:
            for group, rate in zip(param_groups(optimizer), self.each(optimizer, base_lr)):
                group["lr"] = group["initial_lr"] = rate
        super().__init__(optimizer, base_momentum, max_momentum, cycle_momentum, last_epoch)

    def get_lr(self):
        cycle = math.floor(1 + self.last_epoch / self.total)
        at = self.last_epoch - (cycle - 1) * self.total
        share = at / self.up if at <= self.up else (self.total - at) / (self.total - self.up)
        share *= self.scale_fn(cycle if self.by_cycle else self.last_epoch)
        self.set_momentum(lambda low, high: high - (high - low) * share)
        return [low + (high - low) * share for low, high in zip(self.base_lrs, self.max_lrs)]
