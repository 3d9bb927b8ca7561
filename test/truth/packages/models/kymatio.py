# Converted: kymatio
# As they are: appdirs configparser

# %% scattering of signals
from kymatio import Scattering1D
model = Scattering1D(J=4, shape=512, Q=4, frontend="torch")
run = lambda: (model(torch.sin(torch.arange(1024) * 0.3).reshape(2, 512)), torch.from_numpy(model.meta()["order"]))

# %% scattering of images, and a classifier
from kymatio import Scattering2D
from torch import nn
scattering = Scattering2D(J=2, shape=(32, 32), frontend="torch")
model = nn.Sequential(scattering, nn.Flatten(1, 2), nn.GroupNorm(3, 3 * 81), nn.Flatten(), nn.Linear(3 * 81 * 8 * 8, 10))
run = lambda: model(torch.sin(torch.arange(2 * 3 * 32 * 32) * 0.1).reshape(2, 3, 32, 32))

# %% scattering of signals without averaging
from kymatio import Scattering1D
model = Scattering1D(J=3, shape=256, Q=(4, 1), T=0, out_type="list", frontend="torch")
run = lambda: [path["coef"] for path in model(torch.cos(torch.arange(512) * 0.2).reshape(2, 256))]
