"""Cases out of PyTorch's own optimizer samples (`optim_db`): four steps on a small problem."""

import torch
from torch.testing._internal.common_optimizers import optim_db

from case import Case

CODE = """import torch

weight = torch.nn.Parameter(torch.tensor([[0.5, -0.25], [1.0, 0.75]]))
bias = torch.nn.Parameter(torch.tensor([0.1, -0.2]))
x = torch.tensor([[1.0, 2.0], [-1.0, 0.5], [0.3, -0.7]])
optimizer = torch.optim.{name}([weight, bias]{options})
losses = []
for step in range(4):
    optimizer.zero_grad()
    loss = ((x @ weight + bias) ** 2).mean()
    loss.backward()
    optimizer.step({closure})
    losses.append(loss.item())
w, b = weight.detach(), bias.detach()
"""


def _text(value):
    return f"float('{value}')" if value in (float("inf"),) else repr(value)


def optimizer_cases():
    cases = []
    for info in optim_db:
        name = info.optim_cls.__name__
        for given in info.optim_inputs_func(device="cpu"):
            if any(isinstance(v, torch.Tensor) for v in given.kwargs.values()):
                continue
            options = "".join(f", {k}={_text(v)}" for k, v in given.kwargs.items())
            closure = "lambda: ((x @ weight + bias) ** 2).mean()" if name == "LBFGS" else ""
            cases.append(
                Case(
                    f"torch.optim.{name}",
                    "optimizer",
                    CODE.format(name=name, options=options, closure=closure),
                )
            )
    return cases
