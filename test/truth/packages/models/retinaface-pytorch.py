# Converted: retinaface-pytorch torchvision==0.24.1

# %% detector
from retinaface.network import RetinaFace
model = RetinaFace(name="Resnet50", pretrained=False, return_layers={"layer2": 1, "layer3": 2, "layer4": 3}, in_channels=256, out_channels=256)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% feature pyramid and context heads
from retinaface.net import FPN, SSH

class Neck(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.fpn = FPN([8, 16, 32], 32)
        self.ssh = SSH(32, 32)

    def forward(self, features):
        return [self.ssh(level) for level in self.fpn(features)]

model = Neck()
run = lambda: model({1: torch.linspace(-1, 1, 8 * 16 * 16).reshape(1, 8, 16, 16), 2: torch.linspace(-1, 1, 16 * 8 * 8).reshape(1, 16, 8, 8), 3: torch.linspace(-1, 1, 32 * 4 * 4).reshape(1, 32, 4, 4)})

# %% boxes and landmarks decoded from priors
from retinaface.box_utils import decode, decode_landm
from retinaface.network import BboxHead, LandmarkHead
from retinaface.prior_box import priorbox

class Heads(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.boxes = BboxHead(8, 2)
        self.landmarks = LandmarkHead(8, 2)

    def forward(self, features):
        priors = priorbox(min_sizes=[[16, 32]], steps=[8], clip=False, image_size=(64, 64))
        return decode(self.boxes(features)[0], priors, [0.1, 0.2]), decode_landm(self.landmarks(features)[0], priors, [0.1, 0.2])

model = Heads()
run = lambda: model(torch.linspace(-1, 1, 8 * 8 * 8).reshape(1, 8, 8, 8))
