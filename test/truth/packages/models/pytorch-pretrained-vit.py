# Converted: pytorch-pretrained-vit

# %% ViT
from pytorch_pretrained_vit import ViT
model = ViT('B_16', pretrained=False, patches=8, dim=16, ff_dim=32, num_heads=2, num_layers=2, image_size=32, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))
