# Converted: torchgan

# %% DCGAN
from torchgan.models.dcgan import DCGANDiscriminator, DCGANGenerator
class Both(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.generator = DCGANGenerator(encoding_dims=8, out_size=16, step_channels=4)
        self.discriminator = DCGANDiscriminator(in_size=16, step_channels=4)
    def forward(self, x):
        return self.discriminator(self.generator(x))
model = Both()
run = lambda: model(torch.linspace(-1, 1, 2 * 8).reshape(2, 8))

# %% self attention
from torchgan.layers import SelfAttention2d
model = SelfAttention2d(16, return_attn=True)
run = lambda: model(torch.linspace(-1, 1, 16 * 16).reshape(1, 16, 4, 4))

# %% spectral norm and residual blocks
from torchgan.layers import ResidualBlock2d
model = ResidualBlock2d([8, 4, 8], [3, 3], paddings=[1, 1])
run = lambda: model(torch.linspace(-1, 1, 8 * 16).reshape(1, 8, 4, 4))
