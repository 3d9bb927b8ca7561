# Converted: egnn-pytorch

# %% EGNN
from egnn_pytorch import EGNN
model = EGNN(dim=16)
run = lambda: model(torch.linspace(-1, 1, 160).reshape(1, 10, 16), torch.linspace(-2, 1, 30).reshape(1, 10, 3) ** 2)
