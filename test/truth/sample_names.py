# What the samples of rules (`sample`) may name; each runs after these lines.
import importlib.metadata
import importlib.util

import torch
import torchvision
from safetensors.torch import load_file

try:  # samples of these packages are tried where they are installed
    import opt_einsum
    import tensorly
    import tensorly.backend
except ImportError:
    pass

x = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
y = torch.tensor([[0.5, -1.0, 2.0], [1.5, 0.25, -3.0]])
square = torch.tensor([[2.0, 0.5], [0.5, 1.0]])
image = torch.arange(0, 128, dtype=torch.float32).reshape(1, 2, 8, 8) / 100
whole = torch.tensor([[3, 1, 2], [6, 5, 4]])
index = torch.tensor([[0, 1, 1], [1, 0, 1]])
labels = torch.tensor([0, 2])
mask = torch.tensor([[True, False, True], [False, True, True]])
layer = torch.nn.Linear(3, 2)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
