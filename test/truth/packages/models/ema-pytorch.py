# Converted: ema-pytorch

# %% EMA with warmup
from ema_pytorch import EMA
net = torch.nn.Sequential(torch.nn.Linear(6, 8), torch.nn.BatchNorm1d(8), torch.nn.ReLU(), torch.nn.Linear(8, 3))
model = EMA(net, beta=0.99, update_after_step=2, update_every=2)
def run():
    model.initted.fill_(False)
    model.step.zero_()
    with torch.no_grad():
        for step in range(10):
            model.update()
            net[0].weight.copy_(torch.sin(torch.arange(48.0) + step).reshape(8, 6))
            net[3].bias.copy_(torch.full((3,), float(step)))
    x = torch.linspace(-1, 1, 24).reshape(4, 6)
    return model(x), model.forward_eval(x), model.ema_model[0].weight, model.step

# %% Switch EMA, with names kept out of the average
from ema_pytorch import EMA
net = torch.nn.Sequential(torch.nn.Conv1d(2, 4, 3), torch.nn.BatchNorm1d(4), torch.nn.Tanh(), torch.nn.Flatten(), torch.nn.Linear(24, 2))
model = EMA(net, beta=0.9, update_after_step=0, update_every=1, inv_gamma=2.0, power=0.75, param_or_buffer_names_no_ema={"0.bias"},
            ignore_startswith_names={"4."}, update_model_with_ema_every=4, update_model_with_ema_beta=0.25, use_foreach=True)
net.eval()
def run():
    model.initted.fill_(False)
    model.step.zero_()
    with torch.no_grad():
        for step in range(9):
            net[0].weight.copy_(torch.cos(torch.arange(24.0) * (step + 1)).reshape(4, 2, 3))
            net[0].bias.copy_(torch.linspace(0, 1, 4) * step)
            net[1].running_mean.copy_(torch.linspace(-1, 1, 4) * step)
            model.update()
    x = torch.sin(torch.arange(32.0)).reshape(2, 2, 8)
    return model(x), net(x), dict(model.ema_model.named_parameters())

# %% Karras EMA
from ema_pytorch import KarrasEMA
net = torch.nn.Linear(6, 3, bias=False)
model = KarrasEMA(net, sigma_rel=0.15, update_every=1)
def run():
    model.initted.fill_(False)
    model.step.zero_()
    with torch.no_grad():
        for step in range(6):
            net.weight.copy_(torch.sin(torch.arange(18.0) + step).reshape(3, 6))
            model.update()
    return model(torch.linspace(-1, 1, 24).reshape(4, 6)), model.ema_model.weight

# %% outputs of the EMA model passed to the modules of the online one
from ema_pytorch import EMAModuleWrapper
class Block(torch.nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.net = torch.nn.Linear(dim, dim)
        self.proj = torch.nn.Linear(dim, dim)
    def forward(self, x, ema_output=None):
        h = torch.relu(self.net(x))
        return h if ema_output is None else h + self.proj(ema_output)
model = EMAModuleWrapper(torch.nn.Sequential(Block(6), Block(6)), ema_module_kwargs=["0", "1"], beta=0.99, update_after_step=0, update_every=1)
x = torch.linspace(-1, 1, 24).reshape(4, 6)
run = lambda: (model(x, forward_online=True), model(x, only_ema=True), model(x, only_online=True))
