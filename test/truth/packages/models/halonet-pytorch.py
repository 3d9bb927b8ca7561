# Converted: halonet-pytorch

# %% attention
from halonet_pytorch import HaloAttention
model = HaloAttention(dim=8, block_size=4, halo_size=2, dim_head=4, heads=2)
run = lambda: model(torch.linspace(-1, 1, 8 * 8 * 8).reshape(1, 8, 8, 8))
