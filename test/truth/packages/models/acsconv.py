# Converted: acsconv torchvision==0.24.1

# %% ACSUNet
from acsconv.models import ACSUNet
model = ACSUNet(num_classes=2)
run = lambda: model(torch.linspace(-1, 1, 16 ** 3).reshape(1, 1, 16, 16, 16))

# %% ResNet18 of torchvision with ACS convolutions
from acsconv.converters import ACSConverter
from torchvision.models import resnet18
model = ACSConverter(resnet18(num_classes=3)).model
run = lambda: model(torch.linspace(-1, 1, 3 * 32 ** 3).reshape(1, 3, 32, 32, 32))

# %% operators
from acsconv.operators import ACSConv, Conv2_5d, SoftACSConv
model = torch.nn.Sequential(ACSConv(1, 8, kernel_size=3, padding=1), torch.nn.BatchNorm3d(8), torch.nn.ReLU(), SoftACSConv(8, 6, kernel_size=3, padding=1, stride=2), torch.nn.ReLU(),
                            SoftACSConv(6, 6, kernel_size=3, padding=1, mean=True), ACSConv(6, 4, kernel_size=3, padding=1, acs_kernel_split=(2, 1, 1)), Conv2_5d(4, 2, kernel_size=3, padding=1))
run = lambda: model(torch.sin(torch.arange(10.0 * 12 * 14) / 9).reshape(1, 1, 10, 12, 14))
