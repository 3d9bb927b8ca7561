# Converted: lightly timm
# As they are: lightly-utils hydra-core omegaconf antlr4-python3-runtime pydantic pydantic-core annotated-types typing-inspection urllib3 certifi idna charset-normalizer python-dateutil six safetensors

# %% NTXent
from lightly.loss import NTXentLoss
model = NTXentLoss(temperature=0.3)
run = lambda: model(torch.sin(torch.arange(32).float()).reshape(4, 8), torch.cos(torch.arange(32).float()).reshape(4, 8))

# %% SimSiam heads
from lightly.models.modules import SimSiamProjectionHead
model = SimSiamProjectionHead(16, 16, 8)
run = lambda: model(torch.sin(torch.arange(64).float()).reshape(4, 16))

# %% Barlow twins
from lightly.loss import BarlowTwinsLoss
model = BarlowTwinsLoss()
run = lambda: model(torch.sin(torch.arange(32).float()).reshape(4, 8), torch.cos(torch.arange(32).float()).reshape(4, 8))
