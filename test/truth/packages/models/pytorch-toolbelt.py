# Converted: pytorch-toolbelt timm torchvision==0.24.1
# As they are: opencv-python-headless safetensors

# %% U-Net
from pytorch_toolbelt.modules.encoders import UnetEncoder
from pytorch_toolbelt.modules.decoders import UNetDecoder
class Segmenter(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = UnetEncoder(in_channels=3, out_channels=8, num_layers=3)
        self.decoder = UNetDecoder(self.encoder.get_output_spec(), [8, 16])
        self.head = torch.nn.Conv2d(8, 2, 1)
    def forward(self, x):
        return self.head(self.decoder(self.encoder(x))[0])
model = Segmenter()
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% losses
from pytorch_toolbelt.losses import BinaryFocalLoss, DiceLoss, JaccardLoss, LovaszLoss, WingLoss
model = torch.nn.Identity()
scores = torch.sin(torch.arange(2 * 3 * 64).float()).reshape(2, 3, 8, 8)
classes = (torch.arange(128) % 3).reshape(2, 8, 8)
run = lambda: (BinaryFocalLoss()(scores[:, :1], (classes[:, None] == 1).float()), DiceLoss("multiclass")(scores, classes),
               JaccardLoss("multiclass")(scores, classes), LovaszLoss()(torch.softmax(scores, 1), classes), WingLoss()(scores, scores * 2))

# %% test-time augmentation
from pytorch_toolbelt.inference import tta
model = torch.nn.Conv2d(3, 2, 3, padding=1)
run = lambda: tta.d4_image2mask(model, torch.linspace(-1, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% squeeze and excitation, pooling, drop block
from pytorch_toolbelt.modules import ChannelSpatialGate2dV2, GWAP, DropBlock2D, DepthwiseSeparableConv2d
model = torch.nn.Sequential(DepthwiseSeparableConv2d(3, 8, 3, padding=1), ChannelSpatialGate2dV2(8), DropBlock2D(0.2, 3), GWAP(8))
run = lambda: model(torch.linspace(-1, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))
