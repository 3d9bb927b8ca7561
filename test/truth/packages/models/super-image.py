# Converted: super-image
# As they are: filelock fsspec typing-extensions h5py opencv-python-headless

# %% EDSR
from super_image import EdsrConfig, EdsrModel
model = EdsrModel(EdsrConfig(scale=2, n_resblocks=2, n_feats=8))
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% PAN
from super_image import PanConfig, PanModel
model = PanModel(PanConfig(scale=2, nb=2))
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% A2N
from super_image import A2nConfig, A2nModel
model = A2nModel(A2nConfig(scale=2))
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))
