# Converted: torchseg timm torchvision==0.24.1
# As they are: safetensors

# %% U-Net
import torchseg
model = torchseg.Unet("resnet18", encoder_weights=None, classes=3, decoder_channels=(32, 16, 16, 8, 8))
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% DeepLab v3+
import torchseg
model = torchseg.DeepLabV3Plus("mobilenetv3_small_100", encoder_weights=None, classes=3, decoder_channels=32)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% pyramid attention
import torchseg
model = torchseg.PAN("resnet18", encoder_weights=None, classes=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 128 * 128).reshape(1, 3, 128, 128))

# %% losses
from torchseg.losses import DiceLoss, FocalLoss, LovaszLoss, TverskyLoss
model = torch.nn.Identity()
scores = torch.sin(torch.arange(2 * 3 * 64).float()).reshape(2, 3, 8, 8)
classes = (torch.arange(128) % 3).reshape(2, 8, 8)
run = lambda: [loss(mode="multiclass")(scores, classes) for loss in (DiceLoss, FocalLoss, LovaszLoss, TverskyLoss)]
