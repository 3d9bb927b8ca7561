# Converted: sixdrepnet torchvision==0.24.1
# As they are: opencv-python-headless

# %% head pose of a RepVGG backbone
from sixdrepnet.model import SixDRepNet
model = SixDRepNet(backbone_name="RepVGG-A0", backbone_file="", deploy=False, pretrained=False)
run = lambda: model(torch.sin(torch.arange(2 * 3 * 64 * 64.0)).reshape(2, 3, 64, 64))

# %% Euler angles and the geodesic loss
import sixdrepnet
from sixdrepnet import utils
from sixdrepnet.loss import GeodesicLoss
model = GeodesicLoss()
def run():
    rotations = utils.compute_rotation_matrix_from_ortho6d(torch.sin(torch.arange(24.0)).reshape(4, 6))
    others = utils.compute_rotation_matrix_from_ortho6d(torch.cos(torch.arange(24.0)).reshape(4, 6))
    return rotations, utils.compute_euler_angles_from_rotation_matrices(rotations), model(rotations, others)

# %% head pose of a residual net
from torchvision.models.resnet import Bottleneck
from sixdrepnet.model import SixDRepNet2
model = SixDRepNet2(Bottleneck, [1, 1, 1, 1])
run = lambda: model(torch.sin(torch.arange(3 * 224 * 224.0)).reshape(1, 3, 224, 224))
