# Converted: unet

# %% in two dimensions
from unet import UNet2D
model = UNet2D(out_channels_first_layer=4, num_encoding_blocks=3, normalization="batch", padding=1, residual=True)
run = lambda: model(torch.linspace(-1, 1, 32 * 32).reshape(1, 1, 32, 32))

# %% in three dimensions
from unet import UNet3D
model = UNet3D(out_channels_first_layer=2, num_encoding_blocks=2, normalization="instance", upsampling_type="trilinear", padding=1)
run = lambda: model(torch.linspace(-1, 1, 16 ** 3).reshape(1, 1, 16, 16, 16))
