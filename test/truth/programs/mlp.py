"""A multilayer perceptron that learns three steps of SGD."""
import torch
import torch.nn as nn
import torch.nn.functional as F


class MLP(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip(sizes[:-1], sizes[1:]))

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = F.relu(layer(x))
        return self.layers[-1](x)


def fill(model):
    with torch.no_grad():
        for p in model.parameters():
            p.copy_(torch.linspace(-0.5, 0.6, p.numel()).reshape(p.shape))


model = MLP([4, 8, 3])
fill(model)
x = torch.linspace(-1, 1, 20).reshape(5, 4)
target = torch.tensor([0, 2, 1, 1, 0])
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
losses = []
for _ in range(3):
    optimizer.zero_grad()
    loss = F.cross_entropy(model(x), target)
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
gradients = [p.grad for p in model.parameters()]
output = model(x)
