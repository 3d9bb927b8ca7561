# Converted: glasses torchsummary
# As they are: opencv-python-headless matplotlib contourpy cycler fonttools kiwisolver pyparsing python-dateutil six

# %% ResNet
from glasses.models import ResNet
model = ResNet.resnet18(n_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% RegNet
from glasses.models.classification.regnet import RegNet
model = RegNet.regnety_002(n_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% DeiT
from glasses.models.classification.deit import DeiT
model = DeiT.deit_tiny_patch16_224(n_classes=5, img_size=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% U-Net
from glasses.models.segmentation.unet import UNet
model = UNet(n_classes=2)
run = lambda: model(torch.linspace(-1, 1, 64 * 64).reshape(1, 1, 64, 64))
