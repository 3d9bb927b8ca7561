# Converted: res-mlp-pytorch

# %% ResMLP
from res_mlp_pytorch import ResMLP
model = ResMLP(image_size=32, patch_size=8, dim=16, depth=2, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))
