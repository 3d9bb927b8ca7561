# Converted: resnest
# As they are: fvcore iopath yacs

# %% ResNeSt
from resnest.torch.resnet import ResNet, Bottleneck
model = ResNet(Bottleneck, [1, 1, 1, 1], radix=2, groups=1, bottleneck_width=64, deep_stem=True, stem_width=16, avg_down=True, avd=True, avd_first=False, num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))
