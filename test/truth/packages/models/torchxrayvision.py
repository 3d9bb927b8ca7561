# Converted: torchxrayvision
# As they are: scikit-image lazy-loader tifffile imageio pandas python-dateutil six

# %% DenseNet
import torchxrayvision as xrv
model = xrv.models.DenseNet(
    growth_rate=8, block_config=(2, 3, 2), num_init_features=16, bn_size=2, num_classes=6, apply_sigmoid=True)
run = lambda: [
    model(torch.linspace(-1, 1, 2 * 64 * 64).reshape(2, 1, 64, 64)),
    model.features2(torch.linspace(-1, 1, 2 * 64 * 64).reshape(2, 1, 64, 64))]

# %% autoencoder
from torchxrayvision.autoencoders import ResNetAE50
model = ResNetAE50()
def run():
    found = model(torch.linspace(-1, 1, 2 * 32 * 32).reshape(2, 1, 32, 32))
    return found["z"], found["out"]
