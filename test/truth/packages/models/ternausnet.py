# Converted: ternausnet torchvision==0.24.1

# %% UNet11
from ternausnet.models import UNet11
model = UNet11(num_filters=32, pretrained=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% UNet16
from ternausnet.models import UNet16
model = UNet16(num_classes=2, num_filters=8, pretrained=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% UNet16 with deconvolutions
from ternausnet.models import UNet16
model = UNet16(num_classes=1, num_filters=4, pretrained=False, is_deconv=True)
run = lambda: torch.sigmoid(model(torch.linspace(-1, 1, 3 * 64 * 96).reshape(1, 3, 64, 96)))
