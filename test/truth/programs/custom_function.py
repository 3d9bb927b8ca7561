"""A quantiser with a custom gradient inside a small network."""
import torch
from torch import nn

LEVELS = 4


class RoundThrough(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return torch.round(x * LEVELS) / LEVELS

    @staticmethod
    def backward(ctx, grad):
        x, = ctx.saved_tensors
        return grad * (x.abs() <= 1).float()


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(4, 4)
        self.last = nn.Linear(4, 1)

    def forward(self, x):
        return self.last(RoundThrough.apply(torch.tanh(self.first(x))))


model = Net()
with torch.no_grad():
    for p in model.parameters():
        p.copy_(torch.linspace(-0.45, 0.55, p.numel()).reshape(p.shape))
x = torch.linspace(-1, 1, 12).reshape(3, 4)
loss = model(x).pow(2).mean()
loss.backward()
gradient = model.first.weight.grad
