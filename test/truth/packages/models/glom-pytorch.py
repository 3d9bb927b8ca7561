# Converted: glom-pytorch

# %% levels
from glom_pytorch import Glom
model = Glom(dim=16, levels=3, image_size=32, patch_size=8)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32), iters=4)
