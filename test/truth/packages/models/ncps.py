# Converted: ncps
# As they are: future

# %% closed-form continuous-time network
from ncps.torch import CfC
model = CfC(5, 12, proj_size=3, mixed_memory=True, backbone_units=16)
run = lambda: model(torch.sin(torch.arange(2 * 7 * 5).float()).reshape(2, 7, 5))

# %% liquid time constants with a wiring
from ncps.torch import LTC
from ncps.wirings import AutoNCP
model = LTC(4, AutoNCP(16, 3))
run = lambda: model(torch.sin(torch.arange(2 * 6 * 4).float()).reshape(2, 6, 4))

# %% wired closed-form network
from ncps.torch import CfC
from ncps.wirings import NCP
model = CfC(6, NCP(8, 6, 3, 4, 4, 3, 4), batch_first=True, return_sequences=False)
run = lambda: model(torch.sin(torch.arange(2 * 5 * 6).float()).reshape(2, 5, 6))
