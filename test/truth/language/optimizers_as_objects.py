import copy

import torch
import torch.nn as nn
from torch.optim.lr_scheduler import LambdaLR, StepLR


def _weights(*sizes):
    return [nn.Parameter(torch.ones(size)) for size in sizes]


def _stepped(optimizer, parameters, times=1):
    for _ in range(times):
        optimizer.zero_grad()
        sum((p ** 2).sum() for p in parameters).backward()
        optimizer.step()
# %% language.optimizers:groups_read_and_written
params = _weights(2, 3)
optimizer = torch.optim.SGD(params, lr=0.1, momentum=0.9, weight_decay=0.01)
a = len(optimizer.param_groups)
b = optimizer.param_groups[0]["lr"]
c = (optimizer.param_groups[0]["momentum"], optimizer.param_groups[0]["weight_decay"])
d = len(optimizer.param_groups[0]["params"])
for _group in optimizer.param_groups:
    _group["lr"] *= 0.1
_stepped(optimizer, params)
e = params[0].tolist()
f = optimizer.param_groups[0]["nesterov"]
# %% language.optimizers:keys_of_groups
params = _weights(2)
a = sorted(torch.optim.SGD(params, lr=0.1).param_groups[0])
b = sorted(torch.optim.Adam(params, lr=0.1).param_groups[0].keys())
c = torch.optim.Adam(params).param_groups[0]["betas"]
d = torch.optim.AdamW(params).param_groups[0]["weight_decay"]
# %% language.optimizers:several_groups
first, second = _weights(2, 2)
optimizer = torch.optim.SGD([{"params": [first]}, {"params": second, "lr": 0.5}], lr=0.1)
a = [group["lr"] for group in optimizer.param_groups]
_stepped(optimizer, [first, second])
b = first.tolist()
c = second.tolist()
optimizer.param_groups[1]["lr"] = 0.0
_stepped(optimizer, [first, second])
d = first.tolist()
e = second.tolist()
# %% language.optimizers:groups_added_later
first, second = _weights(2, 1)
optimizer = torch.optim.SGD([first], lr=0.1)
_stepped(optimizer, [first, second])
optimizer.add_param_group({"params": [second], "lr": 0.2})
_stepped(optimizer, [first, second])
a = first.tolist()
b = second.tolist()
c = len(optimizer.param_groups)
d = [len(group["params"]) for group in optimizer.param_groups]
# %% language.optimizers:state_of_adam
params = _weights(2)
optimizer = torch.optim.Adam(params, lr=0.1)
a = len(optimizer.state)
_stepped(optimizer, params, 2)
_state = optimizer.state[params[0]]
b = sorted(_state)
c = _state["exp_avg"].tolist()
d = int(_state["step"])
e = _state["exp_avg_sq"].shape == params[0].shape
# %% language.optimizers:momentum_buffer
params = _weights(2)
optimizer = torch.optim.SGD(params, lr=0.1, momentum=0.9)
_stepped(optimizer, params, 2)
a = optimizer.state[params[0]]["momentum_buffer"].tolist()
b = params[0] in optimizer.state
# %% language.optimizers:defaults
optimizer = torch.optim.Adam(_weights(1), lr=0.01, betas=(0.8, 0.9))
a = optimizer.defaults["lr"]
b = optimizer.defaults["betas"]
c = optimizer.defaults["eps"]
optimizer = torch.optim.SGD(_weights(1), lr=0.5)
d = optimizer.defaults["momentum"]
e = sorted(optimizer.defaults)
# %% language.optimizers:state_moves_on
params = _weights(2)
optimizer = torch.optim.Adam(params, lr=0.1)
_stepped(optimizer, params, 3)
saved = copy.deepcopy(optimizer.state_dict())
kept = params[0].detach().clone()
_stepped(optimizer, params, 2)
a = params[0].tolist()
with torch.no_grad():
    params[0].copy_(kept)
optimizer.load_state_dict(saved)
_stepped(optimizer, params, 2)
b = params[0].tolist()
# %% language.optimizers:state_dict_as_data
params = _weights(2, 1)
optimizer = torch.optim.SGD(params, lr=0.1, momentum=0.9)
_stepped(optimizer, params)
saved = optimizer.state_dict()
a = sorted(saved)
b = saved["param_groups"][0]["lr"]
c = saved["param_groups"][0]["params"]
d = sorted(saved["state"])
e = saved["state"][0]["momentum_buffer"].tolist()
# %% language.optimizers:gradients_set_to_none
params = _weights(2)
optimizer = torch.optim.SGD(params, lr=0.1)
a = params[0].grad is None
(params[0] * 2).sum().backward()
b = params[0].grad.tolist()
optimizer.zero_grad()
c = params[0].grad is None
(params[0] * 2).sum().backward()
optimizer.zero_grad(set_to_none=False)
d = params[0].grad.tolist()
# %% language.optimizers:parameters_without_gradient
first, second = _weights(2, 2)
optimizer = torch.optim.Adam([first, second], lr=0.1, weight_decay=0.1)
(first * 2).sum().backward()
optimizer.step()
a = first.tolist()
b = second.tolist()
c = second.grad is None
d = second in optimizer.state
# %% language.optimizers:warm_up_by_hand
params = _weights(1)
optimizer = torch.optim.SGD(params, lr=1.0)
rates = []
for step in range(4):
    rate = min(1.0, (step + 1) / 4) * 0.5
    for _group in optimizer.param_groups:
        _group["lr"] = rate
    rates.append(optimizer.param_groups[0]["lr"])
    _stepped(optimizer, params)
a = params[0].item()
# %% language.optimizers:closure_and_its_value
params = _weights(2)
optimizer = torch.optim.SGD(params, lr=0.1)


def closure():
    optimizer.zero_grad()
    loss = (params[0] ** 2).sum()
    loss.backward()
    return loss


a = optimizer.step(closure).item()
b = optimizer.step(closure).item()
c = params[0].tolist()
# %% language.optimizers:text_and_kind
optimizer = torch.optim.SGD(_weights(1), lr=0.1)
a = isinstance(optimizer, torch.optim.Optimizer)
b = isinstance(optimizer, torch.optim.Adam)
c = type(optimizer).__name__
d = isinstance(torch.optim.AdamW(_weights(1)), torch.optim.AdamW)
# %% language.optimizers:refused_arguments
caught = []
for _make in (lambda: torch.optim.SGD([], lr=0.1), lambda: torch.optim.SGD(_weights(1), lr=-1.0),
              lambda: torch.optim.Adam(_weights(1), betas=(1.5, 0.9))):
    try:
        _make()
        caught.append("made")
    except ValueError:
        caught.append("refused")
# %% language.optimizers:own_optimizer
class Signed(torch.optim.Optimizer):
    def __init__(self, params, lr=0.1, decay=0.0):
        if lr < 0:
            raise ValueError("rate")
        super().__init__(params, dict(lr=lr, decay=decay))

    @torch.no_grad()
    def step(self, closure=None):
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                state = self.state[p]
                if len(state) == 0:
                    state["step"] = 0
                    state["mean"] = torch.zeros_like(p)
                state["step"] += 1
                state["mean"].mul_(0.9).add_(p.grad, alpha=0.1)
                p.mul_(1 - group["lr"] * group["decay"])
                p.add_(state["mean"].sign(), alpha=-group["lr"])
        return loss


params = _weights(2)
optimizer = Signed(params, decay=0.5)
_stepped(optimizer, params, 2)
a = params[0].tolist()
b = optimizer.state[params[0]]["step"]
c = optimizer.state_dict()["state"][0]["mean"].tolist()
d = optimizer.defaults
e = optimizer.param_groups[0]["decay"]
# %% language.optimizers:own_optimizer_goes_on
class Plain(torch.optim.Optimizer):
    def __init__(self, params, lr):
        super().__init__(params, {"lr": lr})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    self.state[p]["last"] = p.grad.clone()
                    p -= group["lr"] * p.grad


params = _weights(2)
optimizer = Plain(params, 0.1)
scheduler = StepLR(optimizer, 1, gamma=0.5)
for _ in range(3):
    _stepped(optimizer, params)
    scheduler.step()
a = params[0].tolist()
b = optimizer.param_groups[0]["lr"]
other = Plain(params, 1.0)
other.load_state_dict(optimizer.state_dict())
c = other.param_groups[0]["lr"]
d = other.state[params[0]]["last"].tolist()
e = optimizer.param_groups[0]["initial_lr"]
# %% language.schedulers:last_rates
optimizer = torch.optim.SGD(_weights(1), lr=1.0)
scheduler = StepLR(optimizer, step_size=2, gamma=0.1)
rates, epochs = [], []
for _ in range(5):
    optimizer.step()
    rates.append(scheduler.get_last_lr()[0])
    epochs.append(scheduler.last_epoch)
    scheduler.step()
a = optimizer.param_groups[0]["lr"]
b = scheduler.base_lrs
c = scheduler.gamma
d = scheduler.step_size
# %% language.schedulers:rates_of_groups
first, second = _weights(1, 1)
optimizer = torch.optim.SGD([{"params": [first], "lr": 1.0}, {"params": [second], "lr": 0.1}], lr=1.0)
scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.5)
rates = []
for _ in range(3):
    optimizer.step()
    scheduler.step()
    rates.append([group["lr"] for group in optimizer.param_groups])
a = scheduler.get_last_lr()
b = scheduler.base_lrs
# %% language.schedulers:one_function_for_each_group
first, second = _weights(1, 1)
optimizer = torch.optim.SGD([{"params": [first]}, {"params": [second]}], lr=1.0)
scheduler = LambdaLR(optimizer, [lambda epoch: 0.5 ** epoch, lambda epoch: 1 / (epoch + 1)])
rates = [scheduler.get_last_lr()]
for _ in range(2):
    optimizer.step()
    scheduler.step()
    rates.append(scheduler.get_last_lr())
# %% language.schedulers:state_moves_on
optimizer = torch.optim.SGD(_weights(1), lr=1.0)
scheduler = StepLR(optimizer, 2, gamma=0.5)
for _ in range(3):
    optimizer.step()
    scheduler.step()
saved = scheduler.state_dict()
a = saved["last_epoch"]
other = torch.optim.SGD(_weights(1), lr=1.0)
again = StepLR(other, 2, gamma=0.5)
again.load_state_dict(saved)
b = again.last_epoch
c = again.get_last_lr()
# %% language.schedulers:own_scheduler
class Warm(torch.optim.lr_scheduler.LRScheduler):
    def __init__(self, optimizer, steps, last_epoch=-1):
        self.steps = steps
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        return [base * min(1.0, (self.last_epoch + 1) / self.steps) for base in self.base_lrs]


optimizer = torch.optim.SGD(_weights(1), lr=0.8)
scheduler = Warm(optimizer, 4)
rates = []
for _ in range(5):
    optimizer.step()
    rates.append(scheduler.get_last_lr()[0])
    scheduler.step()
a = scheduler.last_epoch
b = scheduler.base_lrs
c = optimizer.param_groups[0]["initial_lr"]
# %% language.schedulers:on_a_plateau
optimizer = torch.optim.SGD(_weights(1), lr=1.0)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.1, patience=1)
rates = []
for loss in [1.0, 1.0, 1.0, 1.0, 0.5, 0.5, 0.5]:
    scheduler.step(loss)
    rates.append(optimizer.param_groups[0]["lr"])
a = scheduler.best
b = scheduler.num_bad_epochs
# %% language.schedulers:kept_in_a_trainer
class Trainer:
    def __init__(self, params, lr):
        self.optimizer = torch.optim.AdamW(params, lr=lr, weight_decay=0.1)
        self.scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(self.optimizer, T_max=4, eta_min=0.01)

    @property
    def lr(self):
        return self.optimizer.param_groups[0]["lr"]

    def step(self, parameters):
        _stepped(self.optimizer, parameters)
        self.scheduler.step()
        return self.lr


params = _weights(2)
trainer = Trainer(params, 0.1)
rates = [trainer.step(params) for _ in range(4)]
a = params[0].tolist()
b = trainer.scheduler.T_max
