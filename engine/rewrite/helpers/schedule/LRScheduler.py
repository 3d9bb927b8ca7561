import paddle

from ..optim.param_groups import param_groups


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
