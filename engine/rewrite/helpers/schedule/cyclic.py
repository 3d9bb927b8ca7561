import math

from ..optim.param_groups import param_groups
from ..tensor.shapes import ntuple
from .schedulers import LRScheduler


class CyclicLRBase(LRScheduler):
    """Base class of schedulers that cycle the learning rate, and momentum inversely."""

    def __init__(self, optimizer, base_momentum, max_momentum, cycle_momentum, last_epoch):
        has_momentum = cycle_momentum and "momentum" in param_groups(optimizer)[0]
        momenta = [self.each(optimizer, bound) for bound in (base_momentum, max_momentum)]
        self.momenta = list(zip(*momenta)) if has_momentum else []
        super().__init__(optimizer, last_epoch)

    @staticmethod
    def each(optimizer, value):
        return ntuple(value, len(param_groups(optimizer)))

    def set_momentum(self, momentum_between):
        for group, (low, high) in zip(param_groups(self.optimizer), self.momenta):
            group["momentum"] = momentum_between(low, high)


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
        self.max_lrs, self.anneal = self.each(optimizer, max_lr), anneal_strategy
        self.div_factor, self.final_div_factor = div_factor, final_div_factor
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
            levels = [low, top, *([low] * self.three_phase), low / self.final_div_factor]
            rates.append(self.between(levels[phase], levels[phase + 1], share))
        if is_last and self.three_phase:
            self.set_momentum(lambda low, high: high)
        else:
            self.set_momentum(
                lambda low, high: self.between(*((low, high) if phase else (high, low)), share)
            )
        return rates
