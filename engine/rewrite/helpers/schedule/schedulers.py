import paddle

from ..optim.param_groups import param_groups
from ..tensor.shapes import ntuple


class LRScheduler(paddle.optimizer.lr.LRScheduler):
    """Base class of schedulers that set the learning rate of each parameter group."""

    def __init__(self, optimizer, last_epoch=-1, verbose=False):
        self.optimizer, self.last_epoch = optimizer, last_epoch
        groups = param_groups(optimizer)
        for group in groups:
            if last_epoch == -1:
                group.setdefault("initial_lr", group["lr"])
            elif "initial_lr" not in group:
                raise KeyError(
                    "param 'initial_lr' is not specified in a group when an optimizer is resumed"
                )
        self.base_lrs = [group["initial_lr"] for group in groups]
        self._step_count = 0
        self.step()

    @property
    def last_lr(self):
        """The rate of the first group, as Paddle's schedulers have one rate."""
        return self._last_lr[0]

    def get_last_lr(self):
        return self._last_lr

    def get_lr(self):
        raise NotImplementedError

    def step(self, epoch=None):
        self._step_count += 1
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        is_closed = epoch is not None and hasattr(self, "_get_closed_form_lr")
        rates = self._get_closed_form_lr() if is_closed else self.get_lr()
        for group, rate in zip(param_groups(self.optimizer), rates):
            group["lr"] = rate
        self._last_lr = [group["lr"] for group in param_groups(self.optimizer)]

    def state_dict(self):
        return {key: value for key, value in self.__dict__.items() if key != "optimizer"}

    def load_state_dict(self, state_dict):
        self.__dict__.update(state_dict)

    set_state_dict = load_state_dict


class LambdaLR(LRScheduler):
    """Sets the learning rate of each group to its initial one times a function of the epoch."""

    def __init__(self, optimizer, lr_lambda, last_epoch=-1):
        self.lr_lambdas = lr_lambda
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        pairs = zip(self.base_lrs, self.lr_lambdas)
        return [rate * function(self.last_epoch) for rate, function in pairs]


class MultiplicativeLR(LambdaLR):
    """Multiplies the learning rate of each group by a function of the epoch."""

    def get_lr(self):
        rates = [group["lr"] for group in param_groups(self.optimizer)]
        if self.last_epoch == 0:
            return rates
        return [rate * function(self.last_epoch) for rate, function in zip(rates, self.lr_lambdas)]


class SequentialLR(paddle.optimizer.lr.LRScheduler):
    """Schedulers that run one after the other, switched at `milestones`."""

    def __init__(self, optimizer, schedulers, milestones):
        self.schedulers, self.milestones = schedulers, milestones
        super().__init__(schedulers[0].base_lr)
        for scheduler in schedulers:
            scheduler.base_lr = self.base_lr
        optimizer.set_lr_scheduler(self)

    def get_lr(self):
        at = sum(self.last_epoch >= milestone for milestone in self.milestones)
        self.schedulers[at].step(self.last_epoch - (self.milestones[at - 1] if at else 0))
        return self.schedulers[at].last_lr


def torch_style_scheduler(scheduler, known={}):
    """Return a subclass of `scheduler` that takes an optimizer, as PyTorch's classes do."""
    spelling = {
        "StepDecay": "StepLR",
        "MultiStepDecay": "MultiStepLR",
        "ExponentialDecay": "ExponentialLR",
        "LambdaDecay": "LambdaLR",
        "MultiplicativeDecay": "MultiplicativeLR",
        "CosineAnnealingDecay": "CosineAnnealingLR",
    }

    def __init__(self, optimizer, *arguments, **options):
        scheduler.__init__(self, optimizer.get_lr(), *arguments, **options)
        optimizer.set_lr_scheduler(self)

    name = spelling.get(scheduler.__name__, scheduler.__name__)
    return known.setdefault(scheduler, type(name, (scheduler,), {"__init__": __init__}))


def get_last_lr(scheduler):
    """Return the last learning rate of each group."""
    return scheduler.get_last_lr() if hasattr(scheduler, "get_last_lr") else [scheduler.last_lr]


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
        self.threshold, self.threshold_mode = threshold, threshold_mode
        self.cooldown, self.eps = cooldown, eps
        groups = param_groups(optimizer)
        self.min_lrs = ntuple(min_lr, len(groups))
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
