# Converted: a-unet
# As they are: data-science-types

# %% U-Net of signals
from a_unet.apex import XUNet, XBlock, ResnetItem as R, AttentionItem as A, SkipCat
model = XUNet(dim=1, in_channels=2, skip_t=SkipCat, resnet_groups=4, attention_features=8, attention_heads=2,
              blocks=[XBlock(channels=8, factor=2, items=[R]), XBlock(channels=16, factor=2, items=[R, A])])
run = lambda: model(torch.sin(torch.linspace(0, 60, 64)).reshape(1, 2, 32))

# %% U-Net with time
from a_unet import TimeConditioningPlugin
from a_unet.apex import XUNet, XBlock, ConvNextV2Item as C, ModulationItem as M, SkipModulate
model = TimeConditioningPlugin(XUNet)(dim=1, in_channels=2, modulation_features=16, skip_t=SkipModulate,
                                      blocks=[XBlock(channels=8, factor=2, items=[C, M]), XBlock(channels=16, factor=2, items=[C, M])])
run = lambda: model(torch.sin(torch.linspace(0, 60, 64)).reshape(1, 2, 32), time=torch.tensor([0.3]))

# %% linear attention
from a_unet.blocks import LinearAttentionBase
model = LinearAttentionBase(features=16, head_features=8, num_heads=2)
run = lambda: model(*(torch.sin(torch.arange(160.0) * k).reshape(1, 10, 16) for k in (1, 2, 3)))
