"""Schedulers that compute their rates themselves, for optimizers of the library and for one of the program."""
import torch
from torch.optim import Optimizer
from torch.optim.lr_scheduler import LRScheduler, _LRScheduler


class Warmup(_LRScheduler):
    def __init__(self, optimizer, total, last_epoch=-1):
        self.total = total
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        if self.last_epoch >= self.total:
            return [base for base in self.base_lrs]
        return [base * (self.last_epoch + 1) / self.total for base in self.base_lrs]


class Halved(LRScheduler):
    def get_lr(self):
        if self.last_epoch == 0:
            return self.base_lrs
        return [group["lr"] * 0.5 for group in self.optimizer.param_groups]


class Plain(Optimizer):
    def __init__(self, params, lr):
        super().__init__(params, {"lr": lr})

    def step(self, closure=None):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    p.data.add_(p.grad.data, alpha=-group["lr"])


def train(optimizer, scheduler, weight, steps=5):
    rates = []
    for _ in range(steps):
        optimizer.zero_grad()
        (weight ** 2).sum().backward()
        optimizer.step()
        scheduler.step()
        rates.append(optimizer.param_groups[0]["lr"])
    return rates, scheduler.last_epoch


first, second, third, fourth = (torch.nn.Parameter(torch.tensor([1.0, -2.0])) for _ in range(4))
sgd = torch.optim.SGD([first], lr=0.1)
rates_of_sgd = train(sgd, Warmup(sgd, 3), first)
plain = Plain([second], lr=0.2)
halved = Halved(plain)
rates_of_plain = train(plain, halved, second)
last = halved.get_last_lr()
state = {key: value for key, value in halved.state_dict().items() if key in ("last_epoch", "base_lrs")}
groups = Plain([{"params": [third]}, {"params": [fourth], "lr": 0.4}], lr=0.2)
stepped = torch.optim.lr_scheduler.StepLR(groups, step_size=2, gamma=0.1)
train(groups, stepped, third)
rates = [group["lr"] for group in groups.param_groups]
weights = first, second, third
del sgd, plain, halved, groups, stepped
