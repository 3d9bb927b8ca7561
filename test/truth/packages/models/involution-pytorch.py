# Converted: involution-pytorch

# %% involution
from involution_pytorch import Inv2d
model = Inv2d(channels=16, kernel_size=3, stride=1)
run = lambda: model(torch.sin(torch.arange(2.0 * 16 * 8 * 8)).reshape(2, 16, 8, 8))

# %% strided involution with several groups in a network
from involution_pytorch import Inv2d
model = torch.nn.Sequential(torch.nn.Conv2d(3, 12, 1), Inv2d(channels=12, kernel_size=5, stride=2, group_ch=4, red_ratio=3), torch.nn.BatchNorm2d(12), torch.nn.ReLU(),
                            Inv2d(channels=12, kernel_size=7, stride=1, group_ch=6), torch.nn.AdaptiveAvgPool2d(1), torch.nn.Flatten(), torch.nn.Linear(12, 5))
run = lambda: model(torch.linspace(-1, 1, 2 * 3 * 16 * 16).reshape(2, 3, 16, 16))
