"""Gradients of several small batches, a warm-up written as a lambda, and clipping."""
import math

import torch
import torch.nn as nn
from torch.optim.lr_scheduler import LambdaLR

model = nn.Sequential(nn.Linear(5, 7), nn.GELU(), nn.Linear(7, 2))
with torch.no_grad():
    for p in model.parameters():
        p.copy_(torch.linspace(-0.5, 0.4, p.numel()).reshape(p.shape))


def rate(step):
    if step < 2:
        return (step + 1) / 2
    return 0.5 * (1 + math.cos(math.pi * (step - 2) / 4))


optimizer = torch.optim.SGD(model.parameters(), lr=0.2, momentum=0.9)
scheduler = LambdaLR(optimizer, lr_lambda=rate)
data = torch.sin(torch.arange(60, dtype=torch.float32)).reshape(6, 2, 5)
goal = torch.ones(2, 2)
norms = []
for number, batch in enumerate(data):
    loss = nn.functional.mse_loss(model(batch), goal) / 2
    loss.backward()
    if number % 2 == 1:
        norms.append(nn.utils.clip_grad_norm_(model.parameters(), max_norm=0.5).item())
        optimizer.step()
        scheduler.step()
        optimizer.zero_grad()
weights = [p.detach() for p in model.parameters()]
