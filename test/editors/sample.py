import torch

title = "中文😀"; x = torch.abs(-1)  # torch.abs in a comment
y = torch.ones([2, 3])
z = torch.sum(x, dim=0)
