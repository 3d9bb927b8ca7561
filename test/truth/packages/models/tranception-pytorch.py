# Converted: tranception-pytorch einops-exts

# %% Tranception
from tranception_pytorch import Tranception
model = Tranception(dim=32, depth=2, heads=4, ff_mult=2, dim_head=8)
run = lambda: model(torch.arange(32).reshape(2, 16) * 5 % 21)
