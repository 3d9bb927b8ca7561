# Converted: x-unet torch-einops-utils hyper-connections

# %% unet
from x_unet import XUnet
model = XUnet(dim=8, dim_mults=(1, 2), channels=3, num_blocks_per_stage=(1, 1), num_self_attn_per_stage=(0, 1), nested_unet_depths=(1, 0), nested_unet_dim=8)
run = lambda: model(torch.linspace(-1, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))
