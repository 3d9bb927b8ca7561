import torch

x = torch.abs(torch.load("中文😀.pt"))
y = torch.ones([2, 3])
