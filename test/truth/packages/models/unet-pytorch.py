# Converted: unet-pytorch

# %% U-Net
from unet_pytorch.model import UNet
model = UNet(in_channels=1, out_channels=2)
run = lambda: model(torch.sin(torch.arange(1024.0) / 9).reshape(1, 1, 32, 32))

# %% blocks of a smaller net
from unet_pytorch.model import DoubleConv, DownBlock, OutConv, UpBlock


class Small(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.inside = DoubleConv(3, 8)
        self.down = DownBlock(8, 16)
        self.up = UpBlock(16, 8)
        self.out = OutConv(8, 4)

    def forward(self, image):
        first = self.inside(image)
        return self.out(self.up(self.down(first), first)), first


model = Small()
run = lambda: model(torch.linspace(-1, 1, 1536).reshape(2, 3, 16, 16))
