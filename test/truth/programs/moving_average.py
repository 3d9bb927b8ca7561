"""An exponential moving average of weights, deep copies and state dictionaries."""
import copy

import torch
import torch.nn as nn


class EMA:
    def __init__(self, model, decay=0.9):
        self.module = copy.deepcopy(model).eval()
        self.decay = decay

    @torch.no_grad()
    def update(self, model):
        for ema_p, p in zip(self.module.parameters(), model.parameters()):
            ema_p.mul_(self.decay).add_(p, alpha=1 - self.decay)


model = nn.Linear(3, 2)
with torch.no_grad():
    model.weight.copy_(torch.linspace(-1, 1, 6).reshape(2, 3))
    model.bias.zero_()
ema = EMA(model)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
for _ in range(3):
    optimizer.zero_grad()
    model(torch.ones(1, 3)).pow(2).sum().backward()
    optimizer.step()
    ema.update(model)
averaged = ema.module.weight.detach()
state = {k: v.clone().detach() for k, v in model.state_dict().items()}
