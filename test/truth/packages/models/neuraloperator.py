# Converted: neuraloperator tensorly tensorly-torch
# As they are: opt-einsum

# %% Fourier neural operator
from neuralop.models import FNO
class Operator(FNO):
    state_dict = torch.nn.Module.state_dict  # without the arguments of the constructor
model = Operator(n_modes=(6, 6), in_channels=2, out_channels=1, hidden_channels=8, n_layers=2, norm="instance_norm")
run = lambda: model(torch.linspace(-3, 3, 2 * 2 * 16 * 16).sin().reshape(2, 2, 16, 16))

# %% tensorised FNO
from neuralop.models import TFNO
class Operator(TFNO):
    state_dict = torch.nn.Module.state_dict  # without the arguments of the constructor
model = Operator(n_modes=(6, 6), in_channels=1, out_channels=1, hidden_channels=8, n_layers=2, factorization="tucker", rank=0.4, implementation="factorized")
run = lambda: model(torch.linspace(-3, 3, 16 * 16).sin().reshape(1, 1, 16, 16))

# %% U-shaped neural operator
from neuralop.models import UNO
model = UNO(in_channels=1, out_channels=1, hidden_channels=8, lifting_channels=8, projection_channels=8, n_layers=3, uno_out_channels=[8, 8, 8], uno_n_modes=[[4, 4], [4, 4], [4, 4]], uno_scalings=[[1.0, 1.0], [0.5, 0.5], [2.0, 2.0]], horizontal_skips_map={2: 0}, channel_mlp_skip="linear")
run = lambda: model(torch.linspace(-3, 3, 16 * 16).sin().reshape(1, 1, 16, 16))

# %% relative Lp and Sobolev losses
from neuralop.losses import H1Loss, LpLoss
model = torch.nn.Identity()
def run():
    x, y = torch.linspace(-3, 3, 2 * 16 * 16).sin().reshape(2, 1, 16, 16), torch.linspace(-3, 3.2, 2 * 16 * 16).sin().reshape(2, 1, 16, 16)
    return LpLoss(d=2, p=2)(x, y), H1Loss(d=2)(x, y), LpLoss(d=2, p=1, reduction="mean").abs(x, y)
