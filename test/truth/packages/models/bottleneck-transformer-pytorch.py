# Converted: bottleneck-transformer-pytorch

# %% BottleStack
from bottleneck_transformer_pytorch import BottleStack
model = BottleStack(dim=16, fmap_size=16, dim_out=32, proj_factor=4, downsample=True, heads=2, dim_head=8, num_layers=2, rel_pos_emb=True)
run = lambda: model(torch.linspace(-1, 1, 16 * 16 * 16).reshape(1, 16, 16, 16))
