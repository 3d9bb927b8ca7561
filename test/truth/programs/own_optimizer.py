"""An optimizer that computes its own steps, with groups, a state for each parameter, and its state saved and loaded."""
import math

import torch
from torch.optim.optimizer import Optimizer


class Momentums(Optimizer):
    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0):
        if lr < 0.0:
            raise ValueError("Invalid learning rate: {}".format(lr))
        defaults = dict(lr=lr, betas=betas, eps=eps, weight_decay=weight_decay)
        super(Momentums, self).__init__(params, defaults)

    def __setstate__(self, state):
        super(Momentums, self).__setstate__(state)
        for group in self.param_groups:
            group.setdefault("weight_decay", 0.0)

    @torch.no_grad()
    def step(self, closure=None):
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        for group in self.param_groups:
            beta1, beta2 = group["betas"]
            for p in group["params"]:
                if p.grad is None:
                    continue
                grad = p.grad
                if grad.is_sparse:
                    raise RuntimeError("sparse gradients are not supported")
                state = self.state[p]
                if len(state) == 0:
                    state["step"] = 0
                    state["mean"] = torch.zeros_like(p, memory_format=torch.preserve_format)
                    state["square"] = torch.zeros_like(p.data)
                mean, square = state["mean"], state["square"]
                state["step"] += 1
                if group["weight_decay"] != 0:
                    grad = grad.add(p, alpha=group["weight_decay"])
                mean.mul_(beta1).add_(grad, alpha=1 - beta1)
                square.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
                correction = math.sqrt(1 - beta2 ** state["step"])
                denominator = (square.sqrt() / correction).add_(group["eps"])
                p.addcdiv_(mean, denominator, value=-group["lr"] / (1 - beta1 ** state["step"]))
        return loss


first = torch.nn.Parameter(torch.tensor([[1.0, -2.0], [0.5, 3.0]]))
second = torch.nn.Parameter(torch.tensor([0.25, -0.75]))
optimizer = Momentums([{"params": [first]}, {"params": second, "lr": 0.1, "weight_decay": 0.01}], lr=0.05)


def loss_of():
    optimizer.zero_grad()
    loss = ((first @ second) ** 2).sum() + first.abs().sum()
    loss.backward()
    return loss


losses = [optimizer.step(loss_of).item() for _ in range(4)]
saved = optimizer.state_dict()
keys = sorted(saved), sorted(saved["state"]), saved["param_groups"][1]["params"], saved["param_groups"][1]["lr"]
other = Momentums([{"params": [first]}, {"params": [second]}], lr=1.0)
other.load_state_dict(saved)
rates = [group["lr"] for group in other.param_groups]
steps = [other.state[p]["step"] for p in (first, second)]
for group in other.param_groups:
    group["lr"] *= 0.5
optimizer.zero_grad()
loss_of()
other.step()
third = torch.nn.Parameter(torch.ones(2))
other.add_param_group({"params": [third]})
rates_then = [group["lr"] for group in other.param_groups]
try:
    Momentums([], lr=0.1)
    refused = False
except ValueError:
    refused = True
weights = first, second
is_optimizer = isinstance(other, torch.optim.Optimizer)
del optimizer, other, saved
