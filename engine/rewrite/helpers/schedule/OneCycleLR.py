import math

from .CyclicLRBase import CyclicLRBase
from ..optim.param_groups import param_groups


class OneCycleLR(CyclicLRBase):
    """One-cycle learning rate policy."""

    def __init__(
        self,
        optimizer,
        max_lr,
        total_steps=None,
        epochs=None,
        steps_per_epoch=None,
        pct_start=0.3,
        anneal_strategy="cos",
        cycle_momentum=True,
        base_momentum=0.85,
        max_momentum=0.95,
        div_factor=25.0,
        final_div_factor=1e4,
        three_phase=False,
        last_epoch=-1,
    ):
        self.total_steps = epochs * steps_per_epoch if total_steps is None else total_steps
        self.max_lrs, self.div_factor, self.anneal = (
            self.each(optimizer, max_lr),
            div_factor,
            anneal_strategy,
        )
        self.final_div_factor = final_div_factor
        ends = [pct_start * self.total_steps - 1, self.total_steps - 1]
        if three_phase:
            ends.insert(1, 2 * pct_start * self.total_steps - 2)
        self.ends, self.three_phase = ends, three_phase
        if last_epoch == -1:
            for group, rate in zip(param_groups(optimizer), self.max_lrs):
                group["initial_lr"] = rate / div_factor
        super().__init__(optimizer, base_momentum, max_momentum, cycle_momentum, last_epoch)

    def between(self, start, end, share):
        if self.anneal == "linear":
            return start + (end - start) * share
        return end + (start - end) / 2 * (1 + math.cos(math.pi * share))

    def get_lr(self):
        if self.last_epoch > self.total_steps - 1:
            raise ValueError(
                f"Tried to step {self.last_epoch} times. The specified number of total steps is "
                f"{self.total_steps}"
            )
        phase = next(
            (n for n, end in enumerate(self.ends) if self.last_epoch <= end), len(self.ends) - 1
        )
        begin = self.ends[phase - 1] if phase else 0
        share = (self.last_epoch - begin) / (self.ends[phase] - begin)
        is_last = phase == len(self.ends) - 1
        rates = []
        for top in self.max_lrs:
            low = top / self.div_factor
            levels = (
                [low, top, low, low / self.final_div_factor]
                if self.three_phase
                else [low, top, low / self.final_div_factor]
            )
            rates.append(self.between(levels[phase], levels[phase + 1], share))
        if is_last and self.three_phase:
            self.set_momentum(lambda low, high: high)
        else:
            self.set_momentum(
                lambda low, high: self.between(*((low, high) if phase else (high, low)), share)
            )
        return rates
