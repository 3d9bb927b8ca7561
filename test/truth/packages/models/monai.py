# Converted: monai

# %% UNet
from monai.networks.nets import UNet
model = UNet(spatial_dims=2, in_channels=1, out_channels=2, channels=(4, 8, 16), strides=(2, 2), num_res_units=2)
run = lambda: model(torch.linspace(-1, 1, 32 * 32).reshape(1, 1, 32, 32))

# %% DiceLoss
from monai.losses import DiceLoss
model = DiceLoss(sigmoid=True)
run = lambda: model(torch.linspace(-1, 1, 64).reshape(1, 1, 8, 8), (torch.arange(64) % 2).float().reshape(1, 1, 8, 8))

# %% SwinUNETR block
from monai.networks.nets import SegResNet
model = SegResNet(spatial_dims=3, init_filters=8, in_channels=1, out_channels=2)
run = lambda: model(torch.linspace(-1, 1, 16 ** 3).reshape(1, 1, 16, 16, 16))
