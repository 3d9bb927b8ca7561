import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 16, kernel_size=3)
        self.head = nn.Linear(16, 10)

    def forward(self, x):
        x = torch.relu(self.conv(x))
        return self.head(torch.mean(x, dim=(2, 3)))  # logits


net = Net()
sgd = torch.optim.SGD(net.parameters(), lr=0.1)
