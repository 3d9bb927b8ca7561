"""A field integrated by the method of Runge and Kutta, and what the initial value should have been."""
import torch
from torch import nn


class Field(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(2, 8), nn.Tanh(), nn.Linear(8, 2))

    def forward(self, t: float, y: torch.Tensor) -> torch.Tensor:
        return self.net(y) + 0.1 * t


def integrate(field, y, steps=5, h=0.2):
    path = [y]
    t = 0.0
    for _ in range(steps):
        k1 = field(t, y)
        k2 = field(t + h / 2, y + h / 2 * k1)
        k3 = field(t + h / 2, y + h / 2 * k2)
        k4 = field(t + h, y + h * k3)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        t += h
        path.append(y)
    return torch.stack(path)


field = Field()
with torch.no_grad():
    for p in field.parameters():
        p.copy_(torch.linspace(-0.7, 0.6, p.numel()).reshape(p.shape))
start = torch.tensor([[1.0, 0.0], [0.5, -0.5]], requires_grad=True)
path = integrate(field, start)
loss = (path[-1] - 1).pow(2).sum()
gradient, = torch.autograd.grad(loss, start)
