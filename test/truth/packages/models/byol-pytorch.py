# Converted: byol-pytorch torchvision==0.24.1 accelerate
# As they are: beartype psutil safetensors

# %% BYOL over a small network
from byol_pytorch import BYOL
net = torch.nn.Sequential(torch.nn.Conv2d(3, 8, 3, stride=2), torch.nn.ReLU(), torch.nn.AdaptiveAvgPool2d(2), torch.nn.Flatten(), torch.nn.Linear(32, 10))
model = BYOL(net, image_size=16, hidden_layer=-2, projection_size=8, projection_hidden_size=16, augment_fn=torch.nn.Identity(), augment_fn2=torch.nn.AvgPool2d(3, 1, 1), sem_num_simplices=4, sem_simplex_dim=4)
images = torch.sin(torch.arange(2.0 * 3 * 16 * 16)).reshape(2, 3, 16, 16)
run = lambda: (model(images), *model(images, return_embedding=True))

# %% SimSiam over a network of torchvision
import torchvision
from byol_pytorch import BYOL
model = BYOL(torchvision.models.mobilenet_v3_small(weights=None), image_size=32, hidden_layer="avgpool", projection_size=16, projection_hidden_size=32, augment_fn=torch.nn.Identity(), use_momentum=False, use_simplicial_embeddings=False)
images = torch.sin(torch.arange(2.0 * 3 * 32 * 32)).reshape(2, 3, 32, 32)
run = lambda: (model(images), model(images, return_embedding=True, return_projection=False))

# %% simplicial embeddings
from byol_pytorch import SEM
model = torch.nn.Sequential(torch.nn.Linear(12, 24), SEM(24, temperature=0.5, dim_simplex=6))
run = lambda: model(torch.linspace(-1, 1, 48).reshape(4, 12))
