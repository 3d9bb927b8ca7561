from .LRScheduler import LRScheduler
from ..optim.param_groups import param_groups


class ReduceLROnPlateau(LRScheduler):
    """Multiplies learning rates by `factor` when a metric has stopped improving."""

    def __init__(
        self,
        optimizer,
        mode="min",
        factor=0.1,
        patience=10,
        threshold=1e-4,
        threshold_mode="rel",
        cooldown=0,
        min_lr=0,
        eps=1e-8,
    ):
        self.optimizer, self.mode, self.factor, self.patience = optimizer, mode, factor, patience
        self.threshold, self.threshold_mode, self.cooldown, self.eps = (
            threshold,
            threshold_mode,
            cooldown,
            eps,
        )
        groups = param_groups(optimizer)
        self.min_lrs = list(min_lr) if isinstance(min_lr, (list, tuple)) else [min_lr] * len(groups)
        self.best = float("inf") if mode == "min" else -float("inf")
        self.num_bad_epochs = self.cooldown_counter = self.last_epoch = 0
        self._last_lr = [group["lr"] for group in groups]

    def is_better(self, metric):
        sign = -1 if self.mode == "min" else 1
        margin = self.threshold * abs(self.best) if self.threshold_mode == "rel" else self.threshold
        return (
            self.best in (float("inf"), -float("inf")) or sign * metric > sign * self.best + margin
        )

    def step(self, metrics, epoch=None):
        metric = float(metrics)
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        if self.is_better(metric):
            self.best, self.num_bad_epochs = metric, 0
        else:
            self.num_bad_epochs += 1
        if self.cooldown_counter > 0:
            self.cooldown_counter, self.num_bad_epochs = self.cooldown_counter - 1, 0
        if self.num_bad_epochs > self.patience:
            self.reduce()
            self.cooldown_counter, self.num_bad_epochs = self.cooldown, 0
        self._last_lr = [group["lr"] for group in param_groups(self.optimizer)]

    def reduce(self):
        for group, bound in zip(param_groups(self.optimizer), self.min_lrs):
            rate = max(group["lr"] * self.factor, bound)
            if group["lr"] - rate > self.eps:
                group["lr"] = rate
