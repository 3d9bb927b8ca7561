"""A trainer that keeps its optimizer in an attribute and hands it to functions that change its rates."""
import torch
import torch.nn as nn


def adjust_lr(optimizer, lr):
    for group in optimizer.param_groups:
        group["lr"] = lr


def current_lr(opt):
    return opt.param_groups[0]["lr"]


def scale_lr(optim, factor, skip=0):
    for i, param_group in enumerate(optim.param_groups):
        if i >= skip:
            param_group["lr"] *= factor
    return len(optim.param_groups)


class Trainer:
    def __init__(self, first, second, optimizer):
        self.first, self.second = first, second
        self._optimizer = optimizer
        self.rates = []

    def step(self, i):
        for g in self._optimizer.param_groups:
            g["lr"] = 0.002 * i  # the warm-up begins with zero
        self._optimizer.zero_grad()
        loss = (self.first ** 2).sum() * (self.second ** 2).sum()
        loss.backward()
        self._optimizer.step()
        self.rates.append(self._optimizer.param_groups[0]["lr"])


first = nn.Parameter(torch.tensor([1.0, 2.0]))
second = nn.Parameter(torch.tensor([3.0]))
trainer = Trainer(first, second, torch.optim.Adam([first, second], lr=0.01))
for step in range(4):
    trainer.step(step)
optimizer = trainer._optimizer
adjust_lr(optimizer, 0.05)
after_adjusting = current_lr(optimizer)
groups = scale_lr(optimizer, 0.5)
after_scaling = current_lr(optimizer)
trainer.first.grad = None
((first + second) ** 2).sum().backward()
optimizer.step()
decayed = torch.optim.SGD([second], lr=0.1, momentum=0.9)
for _group in decayed.param_groups:
    _group["weight_decay"] = 0.5
    known = sorted(key for key in _group if key in ("lr", "momentum", "params", "weight_decay"))
    has_rate, rate, default = "lr" in _group, _group.get("lr"), _group.get("nothing", 7)
(second ** 2).sum().backward()
decayed.step()
momentum = decayed.param_groups[0]["momentum"]
rates, weights = trainer.rates, (first, second)
