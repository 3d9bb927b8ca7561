# Converted: g-mlp-pytorch

# %% gMLPVision
from g_mlp_pytorch import gMLPVision
model = gMLPVision(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))
