# %% torch.nn.Module
import torch.nn as nn
class Head(nn.Module):
    anchors = torch.empty(0)
    scale = None
    shape = None
    steps = 3
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 2)
        nn.init.constant_(self.layer.weight, 0.5)
        nn.init.zeros_(self.layer.bias)
    def forward(self, x):
        if self.shape != x.shape:
            self.anchors, both = (t.transpose(0, 1) for t in (x, x * 2))
            self.scale = both.sum()
            self.shape = x.shape
            self.steps = 5
        return self.layer(self.anchors) * self.scale
head = Head()
before = head.anchors, head.scale is None, Head.anchors
a = head(torch.arange(4.0).reshape(2, 2))
b = head(torch.ones(2, 2, 1).squeeze(-1) + 1)
c = head(torch.ones(3, 2).T[:, :2])
after = head.anchors, head.scale, head.steps, Head.steps
# %% torch.nn.Conv1d torch.nn.Conv2d torch.nn.BatchNorm2d torch.nn.MaxPool2d
def block(dimensions, norm="Batch", activation="ReLU"):
    conv = getattr(torch.nn, f"Conv{dimensions}d")
    up = getattr(torch.nn, "ConvTranspose{}d".format(dimensions))
    return torch.nn.Sequential(
        conv(2, 4, kernel_size=3, bias=False, padding=1), getattr(torch.nn, f"{norm}Norm{dimensions}d")(4),
        getattr(torch.nn, activation)(inplace=True), getattr(torch.nn, f"MaxPool{dimensions}d")(2), up(4, 2, 2, stride=2))
torch.manual_seed(0)
def ran(model, x):
    for parameter in model.parameters():
        torch.nn.init.constant_(parameter, 0.1)
    return model(x)
a = ran(block(1), torch.arange(16.0).reshape(1, 2, 8))
b = ran(block(2), torch.arange(32.0).reshape(1, 2, 4, 4))
c = ran(block(2, "Instance", "LeakyReLU"), torch.arange(32.0).reshape(1, 2, 4, 4))
d = getattr(torch.nn, "Nobody" + "Here", None)
# %% torch.nn.LSTM torch.nn.GRU torch.nn.RNN
def shapes(name, x, **options):
    y, state = getattr(torch.nn, name)(3, 4, **options)(x)
    return list(y.shape), [list(each.shape) for each in (state if isinstance(state, tuple) else (state,))]
x = torch.zeros(5, 2, 3)
a = [shapes(name, x) for name in ("LSTM", "GRU", "RNN")]
b = [shapes(name, x, batch_first=True, bidirectional=True) for name in ("LSTM", "GRU", "RNN")]
# %% torch.nn.LSTM torch.nn.GRU torch.nn.RNN torch.nn.Dropout torch.nn.InstanceNorm1d torch.nn.Linear
import copy
def kept(name, *sizes):
    layer = getattr(torch.nn, name)(*sizes).eval()
    for parameter in layer.parameters():
        torch.nn.init.constant_(parameter, 0.1)
    return [layer, copy.deepcopy(layer)]
x = torch.arange(12.0).reshape(2, 2, 3)
a = [each(x)[0] for name in ("LSTM", "GRU", "RNN") for each in kept(name, 3, 4)]
b = [each(x) for name, size in (("InstanceNorm1d", 2), ("Conv1d", (2, 2, 1)), ("Dropout", 0.5), ("Linear", (3, 2)))
     for each in kept(name, *(size if isinstance(size, tuple) else (size,)))]
# %% torch.nn.LSTM torch.nn.GRU torch.nn.LayerNorm
class Normed(torch.nn.LSTM):
    def __init__(self, size, width):
        super().__init__(size, width, batch_first=True)
        self.norm = torch.nn.LayerNorm(width)
    def forward(self, x, state=None):
        y, state = super().forward(x, state)
        return self.norm(y), state
class Both(torch.nn.GRU):
    pass
layer = Normed(3, 4)
y, (h, c) = layer(torch.ones(2, 5, 3))
z, last = Both(3, 4, num_layers=2, bidirectional=True)(torch.ones(5, 2, 3))
shapes = [list(each.shape) for each in (y, h, c, z, last)]
known = layer.hidden_size, isinstance(layer, torch.nn.LSTM)
del layer, y, h, c, z, last
# %% torch.nn.LSTM torch.nn.GRU torch.nn.RNN
net = torch.nn.ModuleList([torch.nn.LSTM(3, 4), torch.nn.GRU(3, 4), torch.nn.RNN(3, 4), torch.nn.Linear(3, 4)])
recurrent = [isinstance(layer, (torch.nn.LSTM, torch.nn.GRU, torch.nn.RNN)) for layer in net]
long = [isinstance(layer, torch.nn.LSTM) for layer in net]
del net
