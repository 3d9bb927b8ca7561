"""One training step. Every name of torch that is marked has a quick fix: Ctrl+. (Cmd+. on a Mac)."""

import torch
import torch.nn.functional as F
from torch import nn


class Classifier(nn.Module):
    def __init__(self, width, classes):
        super().__init__()
        self.hidden = nn.Linear(width, 4 * width)
        self.out = nn.Linear(4 * width, classes)

    def forward(self, x):
        return self.out(F.relu(self.hidden(x)))


def step(model, optimizer, images, labels):
    optimizer.zero_grad()
    loss = F.cross_entropy(model(images), labels)
    loss.backward()
    optimizer.step()
    return torch.mean(loss, dim=0)
