# %% torch.nn.Linear
import torch.nn as nn
torch.manual_seed(0)
layer = nn.Linear(3, 2)
shape = layer.weight.shape
with torch.no_grad():
    layer.weight.copy_(torch.arange(6.0).reshape(2, 3))
    layer.bias.fill_(0.5)
y = layer(torch.ones(4, 3))
free = nn.Linear(3, 2, bias=False)
has_bias = free.bias is None
names = [name for name, _ in layer.named_parameters()]
y.sum().backward()
g = layer.weight.grad
# %% torch.nn.Linear torch.nn.Embedding
import torch.nn as nn
layer = nn.Linear(in_features=3, out_features=2, bias=True)
f = (layer.in_features, layer.out_features)
e = nn.Embedding(5, 3)
v = (e.num_embeddings, e.embedding_dim)
# %% torch.nn.Conv2d
import torch.nn as nn
conv = nn.Conv2d(1, 2, 3, padding=1)
nn.init.constant_(conv.weight, 0.5)
nn.init.zeros_(conv.bias)
x = torch.arange(16.0).reshape(1, 1, 4, 4)
y = conv(x)
strided = nn.Conv2d(1, 2, kernel_size=3, stride=2, bias=False)
nn.init.constant_(strided.weight, 0.1)
z = strided(x)
names = sorted(strided.state_dict().keys())
# %% torch.nn.Conv2d
import torch.nn as nn
conv = nn.Conv2d(2, 2, 3, 1, 1, 1, 2, False)
nn.init.ones_(conv.weight)
y = conv(torch.arange(32.0).reshape(1, 2, 4, 4))
same = nn.Conv2d(1, 1, 3, padding="same", bias=False)
nn.init.ones_(same.weight)
z = same(torch.arange(16.0).reshape(1, 1, 4, 4))
# %% torch.nn.Conv2d torch.nn.Conv1d
import torch.nn as nn
same = nn.Conv2d(1, 1, 3, padding="same", dilation=2, bias=False)
nn.init.ones_(same.weight)
z = same(torch.arange(36.0).reshape(1, 1, 6, 6))
# %% torch.nn.Conv1d torch.nn.Conv3d torch.nn.ConvTranspose2d
import torch.nn as nn
a = nn.Conv1d(1, 1, 3, padding=1, bias=False)
nn.init.ones_(a.weight)
x = a(torch.arange(5.0).reshape(1, 1, 5))
b = nn.ConvTranspose2d(1, 1, 2, stride=2, bias=False)
nn.init.ones_(b.weight)
y = b(torch.arange(4.0).reshape(1, 1, 2, 2))
c = nn.Conv3d(1, 1, 2, bias=False)
nn.init.ones_(c.weight)
z = c(torch.ones(1, 1, 3, 3, 3))
d = nn.ConvTranspose2d(1, 1, 3, 2, 1, 1)
nn.init.ones_(d.weight)
nn.init.zeros_(d.bias)
w = d(torch.arange(4.0).reshape(1, 1, 2, 2))
# %% torch.nn.BatchNorm2d torch.nn.BatchNorm1d
import torch.nn as nn
norm = nn.BatchNorm2d(2)
x = torch.arange(16.0).reshape(2, 2, 2, 2)
y = norm(x)
mean, var = norm.running_mean, norm.running_var
norm.eval()
z = norm(x)
other = nn.BatchNorm1d(3, eps=1e-3, momentum=0.2)
w = other(torch.tensor([[1.0, 2.0, 3.0], [3.0, 5.0, 9.0]]))
m = other.running_mean
plain = nn.BatchNorm2d(2, affine=False)
v = plain(x)
# %% torch.nn.BatchNorm2d
import torch.nn as nn
norm = nn.BatchNorm2d(2, track_running_stats=False)
x = torch.arange(16.0).reshape(2, 2, 2, 2)
norm.eval()
y = norm(x)
# %% torch.nn.LayerNorm torch.nn.GroupNorm torch.nn.InstanceNorm2d
import torch.nn as nn
x = torch.arange(24.0).reshape(2, 4, 3) ** 1.5
a = nn.LayerNorm(3)(x)
b = nn.LayerNorm([4, 3])(x)
c = nn.LayerNorm((4, 3), elementwise_affine=False)(x)
d = nn.GroupNorm(2, 4)(x)
e = nn.InstanceNorm2d(4)(x.reshape(1, 4, 2, 3))
f = nn.LayerNorm(3, eps=1e-6)(x)
g = nn.GroupNorm(num_groups=4, num_channels=4, eps=1e-6, affine=True)(x)
# %% torch.nn.Dropout torch.nn.functional.dropout
import torch.nn as nn
import torch.nn.functional as F
drop = nn.Dropout(0.4)
x = torch.ones(100, 50)
y = drop(x)
drop.eval()
z = drop(x)
w = F.dropout(x, p=0.3)
v = F.dropout(x, 0.5, False)
u = F.dropout(x, p=0.5, training=False)
t = nn.Dropout(p=0.0)(x)
s = nn.Dropout2d(0.5).eval()(x.reshape(10, 10, 5, 10))
# %% torch.nn.Embedding torch.nn.functional.embedding torch.nn.functional.one_hot
import torch.nn as nn
import torch.nn.functional as F
table = torch.arange(12.0).reshape(4, 3)
layer = nn.Embedding(4, 3)
layer.weight.data.copy_(table)
i = torch.tensor([[0, 2], [3, 1]])
a = layer(i)
b = F.embedding(i, table)
c = F.one_hot(torch.tensor([0, 2, 1]), num_classes=4)
d = nn.Embedding(4, 3, padding_idx=0)
e = d(torch.tensor([0]))
f = nn.Embedding.from_pretrained(table)
g = f(i)
h = F.one_hot(torch.tensor([0, 2, 1]))
# %% torch.nn.MaxPool2d torch.nn.AvgPool2d torch.nn.AdaptiveAvgPool2d torch.nn.functional.max_pool2d torch.nn.functional.avg_pool2d
import torch.nn as nn
import torch.nn.functional as F
x = torch.arange(32.0).reshape(1, 2, 4, 4)
a = nn.MaxPool2d(2)(x)
b = nn.MaxPool2d(3, stride=2, padding=1)(x)
c = nn.AvgPool2d(2)(x)
d = nn.AvgPool2d(3, stride=1, padding=1)(x)
e = nn.AdaptiveAvgPool2d(1)(x)
f = nn.AdaptiveAvgPool2d((2, 1))(x)
g = F.max_pool2d(x, 2)
h = F.avg_pool2d(x, 2, 1)
i = F.adaptive_avg_pool2d(x, (1, 1))
j = F.avg_pool2d(x, 3, padding=1, count_include_pad=False)
k = nn.AvgPool2d(3, 2, 1, count_include_pad=False)(x)
l = F.avg_pool2d(x, kernel_size=3, stride=2, padding=1)
m = nn.AdaptiveMaxPool2d(2)(x)
n = F.max_pool2d(x, kernel_size=2, stride=2, ceil_mode=True)
# %% torch.nn.MaxPool1d torch.nn.AvgPool1d torch.nn.AdaptiveAvgPool1d torch.nn.functional.avg_pool1d
import torch.nn as nn
import torch.nn.functional as F
x = torch.arange(16.0).reshape(1, 2, 8)
a = nn.MaxPool1d(2)(x)
b = nn.AvgPool1d(2)(x)
c = nn.AdaptiveAvgPool1d(4)(x)
d = F.avg_pool1d(x, 3, stride=1, padding=1)
e = F.max_pool1d(x, 3)
f = F.adaptive_max_pool1d(x, 2)
# %% torch.nn.ReLU torch.nn.GELU torch.nn.Sigmoid torch.nn.Tanh torch.nn.LeakyReLU torch.nn.ELU torch.nn.SiLU torch.nn.Softmax torch.nn.LogSoftmax torch.nn.Softplus torch.nn.PReLU
import torch.nn as nn
x = torch.tensor([[-2.0, -0.5, 0.0, 1.5]])
a = nn.ReLU()(x)
b = nn.GELU()(x)
c = nn.Sigmoid()(x)
d = nn.Tanh()(x)
e = nn.LeakyReLU(0.2)(x)
f = nn.ELU()(x)
g = nn.SiLU()(x)
h = nn.Softmax(dim=1)(x)
i = nn.LogSoftmax(dim=-1)(x)
j = nn.Softplus()(x)
k = nn.PReLU()(x)
l = nn.GELU(approximate="tanh")(x)
m = nn.Hardtanh()(x)
n = nn.ReLU6()(x)
o = nn.Hardswish()(x)
p = nn.Mish()(x)
q = nn.LeakyReLU(negative_slope=0.1)(x)
r = nn.Identity()(x)
s = nn.Softmax(-1)(x)
t = nn.CELU()(x)
u = nn.SELU()(x)
v = nn.Softmin(dim=1)(x)
w = nn.Threshold(0.1, 20)(x)
# %% torch.nn.ReLU torch.nn.LeakyReLU torch.nn.functional.relu
import torch.nn as nn
import torch.nn.functional as F
x = torch.tensor([[-2.0, -0.5, 0.0, 1.5]])
a = nn.ReLU(inplace=True)(x)
y = torch.tensor([[-2.0, -0.5, 0.0, 1.5]])
b = F.relu(y, inplace=True)
# %% torch.nn.LeakyReLU torch.nn.SiLU torch.nn.functional.leaky_relu
import torch.nn as nn
import torch.nn.functional as F
x = torch.tensor([[-2.0, -0.5, 0.0, 1.5]])
a = nn.LeakyReLU(0.2, inplace=True)(x)
y = torch.tensor([[-2.0, -0.5, 0.0, 1.5]])
b = F.leaky_relu(y, 0.1, inplace=True)
# %% torch.nn.LeakyReLU torch.nn.SiLU
import torch.nn as nn
net = nn.Sequential(nn.Linear(2, 2), nn.LeakyReLU(0.2, True), nn.SiLU(inplace=True), nn.ReLU(True))
for p in net.parameters():
    nn.init.constant_(p, 0.3)
y = net(torch.tensor([[1.0, -1.0]]))
# %% torch.nn.LSTM
import torch.nn as nn
lstm = nn.LSTM(3, 4, batch_first=True)
for p in lstm.parameters():
    nn.init.constant_(p, 0.1)
x = torch.arange(12.0).reshape(2, 2, 3) / 10
y, (h, c) = lstm(x)
z, state = lstm(x, (h, c))
names = [n for n, _ in lstm.named_parameters()]
# %% torch.nn.LSTM torch.nn.GRU torch.nn.RNN
import torch.nn as nn
x = torch.arange(12.0).reshape(2, 2, 3) / 10
gru = nn.GRU(3, 4)
for p in gru.parameters():
    nn.init.constant_(p, 0.1)
y, h = gru(x)
rnn = nn.RNN(3, 4, num_layers=2, batch_first=True)
for p in rnn.parameters():
    nn.init.constant_(p, 0.1)
z, g = rnn(x)
lstm = nn.LSTM(3, 2, num_layers=2, bidirectional=True, batch_first=True)
for p in lstm.parameters():
    nn.init.constant_(p, 0.1)
w, _ = lstm(x)
# %% torch.nn.LSTM
import torch.nn as nn
both = True
lstm = nn.LSTM(3, 2, batch_first=True, bidirectional=both)
for p in lstm.parameters():
    nn.init.constant_(p, 0.1)
w, _ = lstm(torch.ones(1, 2, 3))
# %% torch.nn.LSTM torch.nn.GRU torch.nn.RNN torch.nn.utils.weight_norm torch.nn.Module.register_parameter
import torch.nn as nn
x = torch.arange(12.0).reshape(2, 2, 3) / 10


def _constant(layer):
    for i, p in enumerate(layer.parameters()):
        nn.init.constant_(p, 0.05 * (i + 1))
    return layer


def _ran(layer):
    y = layer(x)[0]
    y.sum().backward()
    return y.tolist()


made = []
for kind, options in ((nn.LSTM, {}), (nn.GRU, {"num_layers": 2}), (nn.RNN, {"bidirectional": True})):
    layer = _constant(kind(3, 4, **options))
    raw = nn.Parameter(layer.weight_hh_l0.detach() * 2)
    del layer._parameters["weight_hh_l0"]
    layer.register_parameter("weight_hh_l0_raw", raw)
    for factor in (0.0, 0.5, 1.0):
        setattr(layer, "weight_hh_l0", raw * factor)
        made.append(_ran(layer))
    delattr(layer, "bias_ih_l0")
    layer.bias_ih_l0 = nn.Parameter(torch.zeros_like(layer.bias_hh_l0))
    layer.weight_ih_l0 = nn.Parameter(layer.weight_ih_l0.detach() + 1)
    made.append(_ran(layer))
    made.append([raw.grad.tolist(), layer.bias_ih_l0.grad.tolist(), layer.weight_ih_l0.grad.tolist()])
normed = nn.utils.weight_norm(_constant(nn.LSTM(3, 4)), "weight_hh_l0")
with torch.no_grad():
    normed.weight_hh_l0_g.mul_(2)
made.append(_ran(normed))
made.append(normed.weight_hh_l0_v.grad is None)
# %% torch.nn.LSTM torch.nn.GRU torch.nn.RNN torch.nn.Module.state_dict torch.nn.Module.children
import torch.nn as nn
net = nn.Sequential(nn.LSTM(3, 4), nn.GRU(3, 4, num_layers=2), nn.RNN(3, 4, bidirectional=True))
keys = sorted(net.state_dict())
names = [[name for name, _ in layer.named_parameters()] for layer in net]
held = [len(list(layer.children())) for layer in net], len(list(net.modules()))
missing = net.load_state_dict({name: value for name, value in net.state_dict().items() if "hh" in name}, strict=False)
seen = []
net.apply(lambda layer: seen.append(type(layer).__name__ == "Sequential"))
# %% torch.nn.LSTMCell torch.nn.GRUCell torch.nn.RNNCell
import torch.nn as nn
x = torch.tensor([[0.1, 0.2, 0.3]])
a = nn.LSTMCell(3, 2)
b = nn.GRUCell(3, 2)
c = nn.RNNCell(3, 2)
for m in (a, b, c):
    for p in m.parameters():
        nn.init.constant_(p, 0.1)
h, s = a(x)
h2, s2 = a(x, (h, s))
g = b(x)
r = c(x)
g2 = b(x, g)
# %% torch.nn.Sequential torch.nn.ModuleList torch.nn.ModuleDict torch.nn.ParameterList
import torch.nn as nn
net = nn.Sequential(nn.Linear(2, 3), nn.ReLU(), nn.Linear(3, 1))
for p in net.parameters():
    nn.init.constant_(p, 0.2)
y = net(torch.ones(1, 2))
n = len(net)
first = net[0].weight.shape
layers = nn.ModuleList([nn.Linear(2, 2) for _ in range(3)])
layers.append(nn.Linear(2, 1))
count = len(layers)
named = nn.ModuleDict({"a": nn.Linear(2, 2), "b": nn.ReLU()})
keys = list(named.keys())
ps = nn.ParameterList([nn.Parameter(torch.ones(2)) for _ in range(2)])
k = len(ps)
state = sorted(net.state_dict())
total = sum(p.numel() for p in net.parameters())
trainable = sum(p.numel() for p in net.parameters() if p.requires_grad)
# %% torch.nn.Sequential
import torch.nn as nn
from collections import OrderedDict
net = nn.Sequential(OrderedDict([("fc", nn.Linear(2, 3)), ("act", nn.ReLU())]))
for p in net.parameters():
    nn.init.constant_(p, 0.2)
y = net(torch.ones(1, 2))
names = [n for n, _ in net.named_parameters()]
net.add_module("last", nn.Linear(3, 1))
n = len(net)
head = net[:2]
m = len(head)
w = net.fc.weight.shape
# %% torch.nn.Module torch.nn.Module.parameters
import torch.nn as nn
class Net(nn.Module):
    def __init__(self, width=3):
        super().__init__()
        self.fc = nn.Linear(2, width)
        self.scale = nn.Parameter(torch.ones(width))
        self.register_buffer("offset", torch.zeros(width))
        self.register_parameter("missing", None)

    def forward(self, x):
        return self.fc(x) * self.scale + self.offset

net = Net()
nn.init.constant_(net.fc.weight, 0.5)
nn.init.constant_(net.fc.bias, 0.1)
y = net(torch.ones(1, 2))
names = [n for n, _ in net.named_parameters()]
buffers = [n for n, _ in net.named_buffers()]
modules = [n for n, _ in net.named_modules()]
children = [type(c).__name__ for c in net.children()]
keys = list(net.state_dict().keys())
net.eval()
training = net.training
net.train()
again = net.training
net.zero_grad()
other = Net()
other.load_state_dict(net.state_dict())
z = other(torch.ones(1, 2))
# %% torch.nn.Module torch.nn.Module.parameters
import torch.nn as nn
class Net(nn.Module):
    def __init__(self):
        super(Net, self).__init__()
        self.a = nn.Linear(2, 2)
        self.b = nn.BatchNorm1d(2)
        self.apply(self._init)

    def _init(self, m):
        if isinstance(m, nn.Linear):
            nn.init.ones_(m.weight)
            if m.bias is not None:
                nn.init.zeros_(m.bias)
        elif isinstance(m, nn.BatchNorm1d):
            m.weight.data.fill_(1)
            m.bias.data.zero_()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.b(self.a(x))

net = Net()
y = net(torch.tensor([[1.0, 2.0], [3.0, 5.0]]))
for p in net.parameters():
    p.requires_grad = False
frozen = [p.requires_grad for p in net.parameters()]
for p in net.a.parameters():
    p.requires_grad_(True)
n = sum(p.requires_grad for p in net.parameters())
device = next(net.parameters()).device
dtype = next(net.parameters()).dtype
double = net.double()
d = next(double.parameters()).dtype
# %% torch.nn.Module.parameters torch.nn.Module.buffers
import torch.nn as nn

class Holder:
    def __init__(self, net: nn.Module):
        self.left = net.parameters()
        self.net = net

    def shape(self):
        return list(next(self.left).shape)

    def all(self):
        return self.net.parameters()

def first(left):
    return list(next(left).shape)

net = nn.Sequential(nn.Linear(2, 3), nn.BatchNorm1d(3))
left = net.parameters()
a = [list(next(left).shape), list(next(left).shape)]
holder = Holder(net)
b = [holder.shape(), holder.shape(), first(holder.all()), first(net.parameters())]
count = 0
again = net.parameters()
for _ in range(3):
    for p in again:
        count += 1
kept = net.buffers()
c = [list(next(kept).shape), len(list(kept))]
# %% torch.nn.Module.register_forward_hook torch.nn.Module.register_forward_pre_hook
import torch.nn as nn
seen = []
layer = nn.Linear(2, 2)
nn.init.ones_(layer.weight)
nn.init.zeros_(layer.bias)
handle = layer.register_forward_hook(lambda module, given, result: seen.append(result.shape[0]))
pre = layer.register_forward_pre_hook(lambda module, given: (given[0] * 2,))
y = layer(torch.ones(3, 2))
handle.remove()
pre.remove()
z = layer(torch.ones(3, 2))
# %% torch.nn.CrossEntropyLoss torch.nn.functional.cross_entropy
import torch.nn as nn
import torch.nn.functional as F
x = torch.tensor([[0.1, 0.9, 0.3], [0.5, 0.2, 0.4]], requires_grad=True)
t = torch.tensor([1, 0])
a = nn.CrossEntropyLoss()(x, t)
b = F.cross_entropy(x, t)
c = F.cross_entropy(x, t, reduction="sum")
d = nn.CrossEntropyLoss(reduction="none")(x, t)
e = F.cross_entropy(x, t, ignore_index=0)
f = nn.CrossEntropyLoss(weight=torch.tensor([1.0, 2.0, 3.0]))(x, t)
a.backward()
g = x.grad
y = torch.arange(12.0).reshape(1, 3, 2, 2) / 10
h = F.cross_entropy(y, torch.tensor([[[0, 1], [2, 0]]]))
# %% torch.nn.CrossEntropyLoss torch.nn.functional.cross_entropy
import torch.nn as nn
import torch.nn.functional as F
x = torch.tensor([[0.1, 0.9, 0.3], [0.5, 0.2, 0.4]])
t = torch.tensor([1, 0])
a = nn.CrossEntropyLoss(label_smoothing=0.1)(x, t)
b = F.cross_entropy(x, t, label_smoothing=0.2)
# %% torch.nn.functional.cross_entropy
import torch.nn.functional as F
x = torch.tensor([[0.1, 0.9, 0.3], [0.5, 0.2, 0.4]])
a = F.cross_entropy(x, torch.tensor([[0.2, 0.5, 0.3], [0.1, 0.8, 0.1]]))
# %% torch.nn.functional.cross_entropy
import torch.nn.functional as F
x = torch.tensor([0.1, 0.9, 0.3])
a = F.cross_entropy(x, torch.tensor(1))
# %% torch.nn.MSELoss torch.nn.L1Loss torch.nn.BCELoss torch.nn.BCEWithLogitsLoss torch.nn.NLLLoss torch.nn.SmoothL1Loss torch.nn.KLDivLoss torch.nn.HuberLoss
import torch.nn as nn
import torch.nn.functional as F
x = torch.tensor([[0.1, 0.9], [0.5, 0.2]])
t = torch.tensor([[0.0, 1.0], [1.0, 0.0]])
a = nn.MSELoss()(x, t)
b = nn.L1Loss(reduction="sum")(x, t)
c = nn.BCELoss()(x, t)
d = nn.BCEWithLogitsLoss(pos_weight=torch.tensor([2.0, 1.0]))(x, t)
e = nn.NLLLoss()(F.log_softmax(x, dim=1), torch.tensor([1, 0]))
f = nn.SmoothL1Loss()(x, t)
g = nn.KLDivLoss(reduction="batchmean")(F.log_softmax(x, dim=1), F.softmax(t, dim=1))
h = F.mse_loss(x, t)
i = F.binary_cross_entropy(x, t)
j = F.binary_cross_entropy_with_logits(x, t, reduction="none")
k = F.l1_loss(x, t)
l = F.smooth_l1_loss(x, t, beta=0.5)
m = F.nll_loss(F.log_softmax(x, dim=1), torch.tensor([1, 0]), reduction="sum")
n = F.kl_div(F.log_softmax(x, dim=1), F.softmax(t, dim=1), reduction="sum")
o = nn.HuberLoss(delta=0.3)(x, t)
p = F.huber_loss(x, t)
q = F.mse_loss(input=x, target=t, reduction="sum")
# %% torch.nn.CosineSimilarity torch.nn.functional.cosine_similarity torch.nn.functional.normalize torch.nn.PairwiseDistance torch.nn.functional.pairwise_distance
import torch.nn as nn
import torch.nn.functional as F
x = torch.tensor([[0.1, 0.9], [0.5, 0.2]])
y = torch.tensor([[1.0, 0.5], [0.3, 2.0]])
a = F.cosine_similarity(x, y)
b = F.cosine_similarity(x, y, dim=0)
c = nn.CosineSimilarity(dim=1, eps=1e-6)(x, y)
d = F.normalize(x)
e = F.normalize(x, p=1, dim=0)
f = F.normalize(x, dim=-1)
g = F.pairwise_distance(x, y)
# %% torch.tensor torch.as_tensor
a = torch.tensor([1, 2], dtype=int)
b = torch.tensor([1, 2], dtype=float)
c = torch.as_tensor([0, 2], dtype=bool)
d = torch.as_tensor([[1.5]], dtype=int)
# %% torch.nn.functional.linear torch.nn.functional.conv2d torch.nn.functional.conv1d torch.nn.functional.conv_transpose2d
import torch.nn.functional as F
x = torch.arange(6.0).reshape(2, 3)
w = torch.ones(4, 3)
a = F.linear(x, w)
b = F.linear(x, w, torch.ones(4))
c = F.conv2d(torch.arange(16.0).reshape(1, 1, 4, 4), torch.ones(1, 1, 2, 2))
d = F.conv2d(torch.arange(16.0).reshape(1, 1, 4, 4), torch.ones(1, 1, 3, 3), padding=1, stride=2)
e = F.conv1d(torch.arange(4.0).reshape(1, 1, 4), torch.ones(1, 1, 2), bias=torch.ones(1))
f = F.conv_transpose2d(torch.ones(1, 1, 2, 2), torch.ones(1, 1, 2, 2), stride=2)
g = F.conv2d(torch.ones(1, 2, 4, 4), torch.ones(2, 1, 3, 3), None, 1, 1, 1, 2)
# %% torch.nn.functional.softmax torch.nn.functional.log_softmax torch.nn.functional.gelu torch.nn.functional.silu torch.nn.functional.sigmoid torch.nn.functional.tanh torch.nn.functional.elu torch.nn.functional.softplus torch.nn.functional.glu
import torch.nn.functional as F
x = torch.tensor([[-2.0, -0.5, 0.0, 1.5]])
a = F.softmax(x, dim=1)
b = F.log_softmax(x, dim=-1)
c = F.gelu(x)
d = F.silu(x)
e = F.sigmoid(x)
f = F.tanh(x)
g = F.elu(x)
h = F.softplus(x)
i = F.glu(x)
j = F.gelu(x, approximate="tanh")
k = F.leaky_relu(x, 0.1)
l = F.hardtanh(x)
m = F.logsigmoid(x)
n = F.relu6(x)
o = F.softmax(x, -1)
p = F.softmax(x, dim=-1, dtype=torch.float32)
q = F.threshold(x, 0.0, 1.0)
r = F.hardtanh(x, -0.3, 0.7)
s = F.rms_norm(x, (4,))
t = F.layer_norm(x, (4,))
u = F.layer_norm(x, [4], torch.ones(4), torch.zeros(4), 1e-6)
# %% torch.nn.functional.grid_sample torch.nn.functional.affine_grid torch.nn.functional.unfold torch.nn.functional.fold torch.nn.PixelShuffle torch.nn.Unfold torch.nn.Flatten
import torch.nn as nn
import torch.nn.functional as F
x = torch.arange(16.0).reshape(1, 1, 4, 4)
theta = torch.tensor([[[1.0, 0.0, 0.1], [0.0, 1.0, 0.0]]])
a = F.affine_grid(theta, (1, 1, 4, 4), align_corners=False)
b = F.grid_sample(x, a, align_corners=False)
c = F.unfold(x, kernel_size=2)
d = F.fold(c, (4, 4), kernel_size=2)
e = nn.PixelShuffle(2)(torch.arange(16.0).reshape(1, 4, 2, 2))
f = nn.Flatten()(x)
g = nn.Unfold(2, stride=2)(x)
h = F.pixel_shuffle(torch.arange(16.0).reshape(1, 4, 2, 2), 2)
i = nn.Flatten(0, 1)(x)
j = nn.Unflatten(1, (2, 2))(torch.arange(8.0).reshape(2, 4))
k = F.grid_sample(x, a, mode="nearest", padding_mode="border", align_corners=True)
# %% torch.nn.init.constant_ torch.nn.init.zeros_ torch.nn.init.ones_ torch.nn.init.eye_
import torch.nn as nn
w = torch.empty(3, 3)
nn.init.constant_(w, 0.3)
v = torch.empty(2)
nn.init.zeros_(v)
u = nn.init.ones_(torch.empty(2))
e = torch.empty(3, 3)
nn.init.eye_(e)
# %% torch.nn.init.normal_ torch.nn.init.uniform_ torch.nn.init.xavier_uniform_ torch.nn.init.xavier_normal_ torch.nn.init.kaiming_normal_ torch.nn.init.kaiming_uniform_ torch.nn.init.trunc_normal_ torch.nn.init.orthogonal_
import torch.nn as nn
a = torch.empty(60, 80)
nn.init.normal_(a, std=0.02)
b = torch.empty(60, 80)
nn.init.uniform_(b, -0.1, 0.1)
c = torch.empty(60, 80)
nn.init.xavier_uniform_(c)
d = torch.empty(60, 80)
nn.init.xavier_normal_(d, gain=2.0)
e = torch.empty(60, 80)
nn.init.kaiming_normal_(e, mode="fan_out", nonlinearity="relu")
f = torch.empty(60, 80)
nn.init.kaiming_uniform_(f, a=5 ** 0.5)
g = torch.empty(60, 80)
nn.init.trunc_normal_(g, std=0.5)
h = nn.Linear(60, 80)
nn.init.kaiming_normal_(h.weight)
i = h.weight
j = nn.init.calculate_gain("relu")
k, l = nn.init._calculate_fan_in_and_fan_out(a)
# %% torch.nn.utils.clip_grad_norm_ torch.nn.utils.clip_grad_value_ torch.nn.utils.parameters_to_vector
import torch.nn as nn
layer = nn.Linear(2, 2)
nn.init.ones_(layer.weight)
nn.init.zeros_(layer.bias)
(layer(torch.tensor([[3.0, 4.0]])) ** 2).sum().backward()
norm = nn.utils.clip_grad_norm_(layer.parameters(), 1.0)
g = layer.weight.grad
nn.utils.clip_grad_value_(layer.parameters(), 0.1)
h = layer.weight.grad
v = nn.utils.parameters_to_vector(layer.parameters())
# %% torch.nn.utils.rnn.pad_sequence
from torch.nn.utils.rnn import pad_sequence
a = pad_sequence([torch.tensor([1, 2, 3]), torch.tensor([4])], batch_first=True)
b = pad_sequence([torch.tensor([1.0, 2.0]), torch.tensor([4.0])], padding_value=-1.0)
# %% torch.nn.utils.weight_norm torch.nn.utils.spectral_norm
import torch.nn as nn
layer = nn.utils.weight_norm(nn.Linear(2, 3))
names = sorted(n for n, _ in layer.named_parameters())
# %% torch.nn.RMSNorm torch.nn.Bilinear torch.nn.CosineEmbeddingLoss torch.nn.TripletMarginLoss torch.nn.MarginRankingLoss
import torch.nn as nn
x = torch.tensor([[0.1, 0.9], [0.5, 0.2]])
y = torch.tensor([[1.0, 0.5], [0.3, 2.0]])
a = nn.CosineEmbeddingLoss()(x, y, torch.tensor([1, -1]))
b = nn.TripletMarginLoss()(x, y, x + 1)
c = nn.MarginRankingLoss()(x[:, 0], y[:, 0], torch.tensor([1.0, -1.0]))
# %% torch.nn.BatchNorm2d torch.nn.ReLU torch.nn.ConvTranspose2d
def block(norm=torch.nn.BatchNorm2d, act=torch.nn.ReLU, up=torch.nn.ConvTranspose2d):
    return [up(3, 4, 2, 2, bias=False), norm(4, 0.1, momentum=0.3, affine=False), act(inplace=True)]
x = torch.linspace(-1, 1, 48).reshape(1, 3, 4, 4)
made, norm, act = block()
shape = list(made(x).shape)
y = act(norm(torch.cat([x, x[:, :1] + 1], dim=1)))
had_bias = made.bias is not None
known = isinstance(norm, torch.nn.BatchNorm2d)
del made, norm, act
# %% torch.nn.BatchNorm1d torch.nn.LeakyReLU torch.nn.InstanceNorm2d torch.nn.Softmax torch.nn.Flatten
class Norm(torch.nn.BatchNorm1d):
    def __init__(self, size):
        super().__init__(size, eps=0.5, momentum=0.2, affine=False)
class Leaky(torch.nn.LeakyReLU):
    def __init__(self):
        super().__init__(0.3, inplace=True)
classes = {"norm": torch.nn.InstanceNorm2d, "soft": torch.nn.Softmax, "flat": torch.nn.Flatten}
x = torch.linspace(-1, 1, 6).reshape(2, 3)
a = Norm(3).eval()(x)
b = Leaky()(x + 0)
c = classes["norm"](3, eps=0.1)(torch.linspace(-1, 1, 24).reshape(2, 3, 2, 2) ** 2)
d = classes["soft"](dim=1)(x)
e = classes["flat"](start_dim=0)(x)
del classes
# %% torch.nn.BatchNorm2d torch.nn.Module.state_dict
import torch.nn as nn
net = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4))
keys = list(net.state_dict().keys())
# %% torch.nn.LSTM torch.nn.GRU
import torch.nn as nn
def run(n, one_way):
    outs = []
    for layer in (
        nn.LSTM(input_size=3, hidden_size=4, num_layers=n, bidirectional=not one_way, batch_first=False,
                dropout=0.4 if n > 1 else 0),
        nn.GRU(input_size=3, hidden_size=4, num_layers=n, bidirectional=not one_way, dropout=0.4 if n > 1 else 0),
    ):
        for p in layer.parameters():
            nn.init.constant_(p, 0.1)
        outs.append(layer.eval()(torch.ones(2, 1, 3))[0])
    return outs
a, b = run(2, False), run(1, True)
# %% torch.nn.ReLU torch.nn.Tanh
def named(query):
    for each in vars(torch.nn.modules.activation).values():
        if isinstance(each, type) and issubclass(each, torch.nn.Module) and each.__name__.lower() == query:
            return each()
a = named("relu")(torch.tensor([-1.0, 2.0]))
b = named("tanh")(torch.tensor([-1.0, 2.0]))
c = torch.nn.__dict__["GELU"]()(torch.tensor([-1.0, 2.0]))
# %% torch.nn.Module.register_full_backward_hook torch.nn.Module.register_backward_hook
class Halves(torch.nn.Module):
    def forward(self, x):
        return x * 2, x * 3
seen = []
def note(layer, given, gradients):
    seen.append((type(layer).__name__, [each.clone() for each in gradients]))
layer = Halves()
handle = layer.register_full_backward_hook(note)
x = torch.tensor([1.0, 2.0], requires_grad=True)
y, z = layer(x)
(y * torch.tensor([1.0, 5.0])).sum().add((z * 4).sum()).backward()
handle.remove()
layer(x)[0].sum().backward()
a = seen, x.grad
# %% torch.nn.Module.register_full_backward_hook torch.nn.Module.register_full_backward_pre_hook
class Product(torch.nn.Module):
    def forward(self, x, y, n=3):
        return x * y * n, (x + y).sum()
seen = []
def note(layer, inner, outer):
    seen.append([each if each is None else each.clone() for each in inner + outer])
layer = Product()
first = layer.register_full_backward_hook(note)
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = torch.tensor([3.0, 5.0], requires_grad=True)
def run(y):
    x.grad = None
    big, small = layer(x, y, 2)
    (big.sum() + small * small).backward()
    return x.grad.detach().clone()
a = run(y)
last = layer.register_full_backward_hook(lambda layer, inner, outer: (inner[0] * 10, *inner[1:]), prepend=True)
before = layer.register_full_backward_pre_hook(lambda layer, outer: (outer[0] * 2, outer[1]))
b = run(y)
c = run(torch.ones(2))
counts = len(layer._backward_hooks), len(layer._backward_pre_hooks)
last.remove()
d = run(y)
first.remove()
before.remove()
e = run(y)
counts_after = len(layer._backward_hooks), len(layer._backward_pre_hooks)
# %% torch.autograd.grad torch.unbind torch.Tensor.unbind
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = torch.tensor([3.0, 4.0], requires_grad=True)
found = torch.autograd.grad((x * y).sum(), (x, y))
rows = torch.unbind(torch.ones(2, 3), dim=1)
parts = torch.ones(2, 3).unbind()
a = [isinstance(each, tuple) for each in (found, rows, parts)]
b = [len(each) for each in (found + rows, rows + parts, parts + (x,))]
# %% torch.nn.ParameterList
torch.manual_seed(0)
torch.default_generator.manual_seed(0)
sizes = [(2,), (1, 3)]
ps = torch.nn.ParameterList(torch.ones(*size) for size in sizes)
given = [torch.nn.Parameter(torch.zeros(2)), torch.ones(3)]
qs = torch.nn.ParameterList(given)
shapes = [tuple(p.shape) for p in [*ps, *qs]]
same = qs[0] is given[0]
learns = [p.requires_grad for p in [*ps, *qs]]
# %% torch.nn.PReLU torch.nn.InstanceNorm2d
net = torch.nn.Sequential(torch.nn.InstanceNorm2d(2, affine=True), torch.nn.PReLU(), torch.nn.PReLU(2, init=0.5))
names = [name for name, _ in net.named_parameters()]
keys = sorted(net.state_dict())
x = torch.arange(16.0).reshape(1, 2, 2, 4) - 8
y = net(x)
# %% torch.nn.Flatten torch.flatten torch.Tensor.flatten
x = (torch.arange(12.0).reshape(2, 2, 3) / 10).requires_grad_()
total = 0.0
squares = x * x
for y in (torch.nn.Flatten()(squares), torch.nn.Flatten(1, 2)(squares), torch.flatten(squares, 1), squares.flatten(1),
          torch.flatten(squares), squares.flatten()):
    first, = torch.autograd.grad((y * y).sum(), x, create_graph=True)
    second, = torch.autograd.grad((first * first).sum(), x)
    total = total + second
# %% torch.nn.parallel.DistributedDataParallel
import os
os.environ.setdefault("MASTER_ADDR", "127.0.0.1")
os.environ.setdefault("MASTER_PORT", "29547")
torch.distributed.init_process_group("gloo", rank=0, world_size=1)
net = torch.nn.Linear(2, 1)
model = torch.nn.parallel.DistributedDataParallel(net)
inner = [model.module is net, hasattr(model, "module"), getattr(model, "module", model) is net]
torch.distributed.destroy_process_group()
# %% torch.nn.LayerNorm torch.nn.GroupNorm torch.nn.PReLU torch.nn.LSTM torch.nn.InstanceNorm2d
wide = torch.float64
x = torch.arange(8.0, dtype=wide).reshape(2, 4)
a = torch.nn.LayerNorm(4, dtype=torch.float64)(x)
b = torch.nn.GroupNorm(2, 4, device="cpu", dtype=wide)(x)
c = torch.nn.PReLU(dtype=wide)(-x)
d = torch.nn.InstanceNorm2d(4, affine=True, dtype=wide)(x.reshape(1, 4, 1, 2))
e = torch.nn.LayerNorm([2, 4], elementwise_affine=False, device=None, dtype=None)(x)
f = torch.nn.GRUCell(4, 2, dtype=wide)(x).dtype
g = torch.nn.LSTM(4, 2, dtype=wide, device=torch.device("cpu"))(x)[0].shape
h = torch.nn.LayerNorm(4, device="cpu").weight.dtype
