# Converted: nbeats-pytorch

# %% trend and season
from nbeats_pytorch.model import NBeatsNet
model = NBeatsNet(stack_types=(NBeatsNet.TREND_BLOCK, NBeatsNet.SEASONALITY_BLOCK), forecast_length=4, backcast_length=8, thetas_dim=(3, 8), hidden_layer_units=16)
run = lambda: model(torch.linspace(0, 1, 16).reshape(2, 8))

# %% generic
from nbeats_pytorch.model import NBeatsNet
model = NBeatsNet(stack_types=(NBeatsNet.GENERIC_BLOCK,), forecast_length=4, backcast_length=8, thetas_dim=(5,), hidden_layer_units=16)
run = lambda: model(torch.linspace(0, 1, 16).reshape(2, 8))
