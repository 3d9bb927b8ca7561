# Converted: siren-pytorch

# %% SirenNet
from siren_pytorch import SirenNet
model = SirenNet(dim_in=2, dim_hidden=16, dim_out=3, num_layers=3, w0_initial=30.0)
run = lambda: model(torch.linspace(-1, 1, 20).reshape(10, 2))
