"""Affine coupling layers and the likelihood they give."""
import math

import torch
from torch import nn


class Coupling(nn.Module):
    def __init__(self, flip):
        super().__init__()
        self.flip = flip
        self.net = nn.Sequential(nn.Linear(1, 6), nn.ReLU(), nn.Linear(6, 2))

    def forward(self, x):
        a, b = x[:, :1], x[:, 1:]
        if self.flip:
            a, b = b, a
        shift_scale = self.net(a)
        shift, scale = shift_scale[:, :1], torch.tanh(shift_scale[:, 1:])
        b = b * torch.exp(scale) + shift
        out = torch.cat([b, a] if self.flip else [a, b], dim=1)
        return out, scale.sum(dim=1)


class Flow(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([Coupling(i % 2 == 1) for i in range(4)])

    def log_prob(self, x):
        total = torch.zeros(x.shape[0])
        for layer in self.layers:
            x, gain = layer(x)
            total = total + gain
        base = -0.5 * (x ** 2).sum(dim=1) - math.log(2 * math.pi)
        return base + total


model = Flow()
with torch.no_grad():
    for p in model.parameters():
        p.copy_(torch.linspace(-0.4, 0.4, p.numel()).reshape(p.shape))
x = torch.sin(torch.arange(16, dtype=torch.float32)).reshape(8, 2)
optimizer = torch.optim.Adam(model.parameters(), lr=0.01, betas=(0.9, 0.99))
for _ in range(3):
    loss = -model.log_prob(x).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
