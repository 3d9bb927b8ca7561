# Converted: transformer-in-transformer

# %% TNT
from transformer_in_transformer import TNT
model = TNT(image_size=32, patch_dim=16, pixel_dim=8, patch_size=8, pixel_size=4, depth=2, num_classes=5, heads=2, dim_head=8)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))
