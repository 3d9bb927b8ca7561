# Converted: dynamic-network-architectures

# %% plain U-Net
from dynamic_network_architectures.architectures.unet import PlainConvUNet
nn = torch.nn
model = PlainConvUNet(1, 3, (4, 8, 8), nn.Conv2d, 3, (1, 2, 2), 1, 2, 1, True, nn.InstanceNorm2d, {'eps': 1e-5, 'affine': True}, None, None, nn.LeakyReLU, {'inplace': True})
run = lambda: model(torch.linspace(-1, 1, 256).reshape(1, 1, 16, 16))

# %% residual U-Net
from dynamic_network_architectures.architectures.unet import ResidualEncoderUNet
nn = torch.nn
model = ResidualEncoderUNet(1, 3, (4, 8, 8), nn.Conv3d, 3, (1, 2, 2), 1, 2, 1, True, nn.InstanceNorm3d, {'eps': 1e-5, 'affine': True}, None, None, nn.LeakyReLU, {'inplace': True})
run = lambda: model(torch.linspace(-1, 1, 512).reshape(1, 1, 8, 8, 8))
