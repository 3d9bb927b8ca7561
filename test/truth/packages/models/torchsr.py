# Converted: torchsr

# %% EDSR
from torchsr.models.edsr import EDSR
model = EDSR(2, 8, 2, 0.1)
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% RCAN
from torchsr.models.rcan import RCAN
model = RCAN(2, 2, 16, 4, 2)
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% NinaSR
from torchsr.models.ninasr import NinaSR
model = NinaSR(2, 16, 2)
run = lambda: model(torch.linspace(0, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% CARN
from torchsr.models.carn import carn_m
model = carn_m(2)
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))
