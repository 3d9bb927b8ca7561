# Converted: facenet-pytorch

# %% InceptionResnetV1
from facenet_pytorch.models.inception_resnet_v1 import InceptionResnetV1
model = InceptionResnetV1(pretrained=None, classify=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 96 * 96).reshape(1, 3, 96, 96))

# %% PNet
from facenet_pytorch.models.mtcnn import PNet
model = PNet(pretrained=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))
