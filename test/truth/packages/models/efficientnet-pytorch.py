# Converted: efficientnet-pytorch

# %% EfficientNet
from efficientnet_pytorch import EfficientNet
model = EfficientNet.from_name("efficientnet-b0", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))
