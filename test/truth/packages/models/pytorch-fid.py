# Converted: pytorch-fid torchvision==0.24.1

# %% features
from pytorch_fid.inception import FIDInceptionA, FIDInceptionC
model = torch.nn.Sequential(FIDInceptionA(8, pool_features=4), torch.nn.Conv2d(228, 8, 1), FIDInceptionC(8, channels_7x7=4))
run = lambda: model(torch.linspace(-1, 1, 8 * 9 * 9).reshape(1, 8, 9, 9))
