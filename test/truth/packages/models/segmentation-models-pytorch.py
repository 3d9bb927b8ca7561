# Converted: segmentation-models-pytorch timm
# As they are: safetensors

# %% Unet
import segmentation_models_pytorch as smp
model = smp.Unet("resnet18", encoder_weights=None, classes=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% UnetPlusPlus
import segmentation_models_pytorch as smp
model = smp.UnetPlusPlus("resnet18", encoder_weights=None, classes=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% MAnet
import segmentation_models_pytorch as smp
model = smp.MAnet("resnet18", encoder_weights=None, classes=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% Linknet
import segmentation_models_pytorch as smp
model = smp.Linknet("resnet18", encoder_weights=None, classes=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% FPN
import segmentation_models_pytorch as smp
model = smp.FPN("resnet18", encoder_weights=None, classes=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% PSPNet
import segmentation_models_pytorch as smp
model = smp.PSPNet("resnet18", encoder_weights=None, classes=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% DeepLabV3Plus
import segmentation_models_pytorch as smp
model = smp.DeepLabV3Plus("resnet18", encoder_weights=None, classes=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% PAN
import segmentation_models_pytorch as smp
model = smp.PAN("resnet18", encoder_weights=None, classes=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 128 * 128).reshape(1, 3, 128, 128))

# %% Segformer
import segmentation_models_pytorch as smp
model = smp.Segformer("resnet18", encoder_weights=None, classes=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% UPerNet
import segmentation_models_pytorch as smp
model = smp.UPerNet("resnet18", encoder_weights=None, classes=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))
