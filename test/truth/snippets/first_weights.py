import torch.nn as nn
from torch.nn import init

def drawn(weight, least, most):
    """Whether all numbers of the weight are in the bounds, and not all alike."""
    inside = bool((weight >= least).all()) and bool((weight <= most).all())
    return inside and float(weight.max() - weight.min()) > 0

# %% torch.nn.init.normal_ torch.nn.init.uniform_
layer = nn.Linear(20, 10)
init.uniform_(layer.weight.data, 5.0, 6.0)
a = drawn(layer.weight, 5.0, 6.0)
nn.init.normal_(layer.weight.data, 9, 0.01)
b = drawn(layer.weight, 8.5, 9.5)
nn.init.uniform_(layer.weight.detach(), -4, -3)
c = drawn(layer.weight, -4, -3)
nn.init.uniform_(layer.weight[:3], 7, 8)
d = drawn(layer.weight[:3], 7, 8), drawn(layer.weight[3:], -4, -3)
with torch.no_grad():
    init.normal_(layer.weight[3], mean=-9, std=0.01)
e = drawn(layer.weight[3], -9.5, -8.5)
f = layer.weight.requires_grad
# %% torch.nn.init.normal_ torch.nn.init.uniform_ torch.nn.init.trunc_normal_
layer = nn.Conv2d(3, 4, 3)
w = layer.weight.data
nn.init.normal_(w, 3.0, 0.01)
a = drawn(layer.weight, 2.5, 3.5)
init.trunc_normal_(w, std=0.5, a=-1.0, b=1.0)
b = drawn(layer.weight, -1.0, 1.0)
for p in layer.parameters():
    nn.init.uniform_(p.data, 2, 3)
c = drawn(layer.weight, 2, 3), drawn(layer.bias, 2, 3)
d = nn.init.uniform_(w, 1, 2)
e = drawn(d, 1, 2), drawn(layer.weight, 1, 2)

def start(weights, initialize):
    for each in weights:
        initialize(each, 0.5)

start([layer.weight.data, layer.bias[:2]], init.constant_)
f = layer.weight
start([layer.weight.data], init.normal_)
g = float(torch.std(layer.weight)) > 0
# %% torch.nn.init.xavier_uniform_ torch.nn.init.xavier_normal_ torch.nn.init.orthogonal_ torch.nn.init.eye_ torch.nn.init.dirac_ torch.nn.init.sparse_
layer = nn.Linear(8, 8)

def is_new(layer, initialize):
    nn.init.zeros_(layer.weight.data)
    initialize(layer)
    return bool((layer.weight != 0).any())

a = is_new(layer, lambda each: init.xavier_uniform_(each.weight.data))
b = is_new(layer, lambda each: init.xavier_normal_(each.weight.data, gain=2.0))
nn.init.eye_(layer.weight.data)
c = layer.weight
init.orthogonal_(layer.weight.data)
d = layer.weight @ layer.weight.t()
nn.init.xavier_uniform_(layer.weight[:2])
e = bool((layer.weight[:2].abs() < 0.62).all()), layer.weight[2:] @ layer.weight[2:].t()
conv = nn.Conv1d(3, 3, 3)
nn.init.dirac_(conv.weight.data)
f = conv.weight
init.sparse_(layer.weight.data, 0.5)
g = (layer.weight == 0).sum(0)
# %% torch.nn.init.kaiming_uniform_ torch.nn.init.kaiming_normal_
wide = nn.Linear(4, 1000)
nn.init.kaiming_uniform_(wide.weight, nonlinearity='relu')
a = 1.1 < float(wide.weight.max()) < 1.23
nn.init.kaiming_uniform_(wide.weight.data, mode='fan_out')
b = 0.07 < float(wide.weight.max()) < 0.078
init.kaiming_normal_(wide.weight, a=0.1)
c = 0.6 < float(torch.std(wide.weight)) < 0.8
conv = nn.Conv2d(2, 500, 3)
nn.init.kaiming_normal_(conv.weight, mode='fan_out', nonlinearity='relu')
d = 0.018 < float(torch.std(conv.weight)) < 0.024
e = nn.init.kaiming_uniform_(torch.empty(500, 2))
f = 1.6 < float(e.max()) < 1.74
# %% torch.Tensor.data torch.Tensor.detach torch.Tensor.fill_ torch.Tensor.zero_ torch.Tensor.copy_ torch.Tensor.mul_ torch.Tensor.normal_ torch.Tensor.uniform_
layer = nn.Linear(3, 4)
layer.weight.data.fill_(1.0)
layer.weight.data[0] = 2.0
layer.weight.data[:, 1] += 0.5
a = layer.weight.detach().clone()
layer.weight.data.mul_(2)
layer.weight.data.add_(torch.ones(4, 3), alpha=0.5)
layer.weight.data.copy_(layer.weight.data * 2)
b = layer.weight.detach().clone()
layer.weight.detach().zero_()
layer.bias.data = torch.arange(4.0)
layer.bias.data += 1
layer.bias.data.clamp_(min=2)
c = layer.weight, layer.bias
with torch.no_grad():
    layer.weight[0].fill_(3.0)
    layer.weight[1:].uniform_(5, 6)
    layer.weight.view(-1)[0] = 9.0
d = layer.weight[0], drawn(layer.weight[1:], 5, 6)
layer.weight.data.normal_(7, 0.01)
e = drawn(layer.weight, 6.5, 7.5)
f = layer.weight.is_leaf, layer.weight.requires_grad, len(list(layer.parameters()))
# %% torch.nn.Module.apply torch.nn.Linear torch.nn.Conv2d torch.nn.BatchNorm2d

def start(m):
    if isinstance(m, nn.Conv2d):
        nn.init.constant_(m.weight.data, 2)
    elif isinstance(m, (nn.Linear, nn.BatchNorm2d)):
        m.weight.data.fill_(1)
        m.bias.data.zero_()

model = nn.Sequential(nn.Conv2d(2, 3, 3), nn.BatchNorm2d(3), nn.Linear(2, 2))
model.apply(start)
a = model[0].weight
b = model[1].weight, model[2].weight, model[2].bias
# %% torch.nn.Linear.reset_parameters torch.nn.Conv2d.reset_parameters torch.nn.Embedding.reset_parameters torch.nn.BatchNorm2d.reset_parameters
made = [nn.Linear(3, 4), nn.Conv2d(2, 3, 3), nn.Embedding(4, 3, padding_idx=1), nn.BatchNorm2d(2), nn.Bilinear(2, 3, 4)]
for layer in made:
    layer.weight.data.fill_(100.0)
    layer.reset_parameters()
a = [bool((layer.weight < 10).all()) for layer in made]
b = made[2].weight[1]
c = made[3].weight
# %% torch.nn.Module.parameters torch.nn.BatchNorm2d torch.nn.BatchNorm1d
model = nn.Sequential(nn.Conv2d(3, 4, 3, bias=False), nn.BatchNorm2d(4), nn.ReLU(), nn.Flatten(), nn.Linear(16, 2), nn.BatchNorm1d(2, affine=False))
a = sum(p.numel() for p in model.parameters())
b = len(list(model.parameters())), [tuple(p.shape) for p in model.parameters() if p.requires_grad]
c = sum(p.numel() for p in model.parameters() if p.requires_grad)
d = len([name for name, _ in model.named_parameters()])

def count(model):
    return sum(map(lambda p: p.nelement(), model.parameters()))

e = count(model)
average = [p.detach().clone() for p in model.parameters()]
for kept, p in zip(average, model.parameters()):
    kept.mul_(0.5).add_(p.detach(), alpha=0.5)
f = len(average)
for p in model.parameters():
    p.requires_grad = False
g = [p.requires_grad for p in model.parameters()]
x = torch.arange(96.0).reshape(2, 3, 4, 4) / 50
model.train()
y = model(x).shape
h = model[1].running_mean.shape, len(dict(model.named_buffers())) > 1
# %% torch.nn.BatchNorm2d torch.nn.BatchNorm2d.running_mean torch.nn.BatchNorm2d.running_var torch.nn.BatchNorm2d.momentum
norm = nn.BatchNorm2d(2)
x = torch.arange(16.0).reshape(2, 2, 2, 2) ** 1.5
a = norm(x)
b = norm.running_mean.clone(), norm.running_var.clone()
norm.momentum = 0.5
norm(x)
c = norm.running_mean.clone(), norm.running_var.clone()
norm.eval()
d = norm(x)
e = norm.num_features, norm.eps, norm.momentum, norm.affine
norm.reset_running_stats()
f = norm.running_mean, norm.running_var
g = nn.BatchNorm2d(2, momentum=None)
g(x)
g(x + 1)
h = g.running_mean, g.running_var
i = nn.BatchNorm2d(2, track_running_stats=False, affine=False)
j = i(x), i.eval()(x), i.running_mean is None
# %% torch.nn.BatchNorm1d torch.nn.BatchNorm2d torch.Tensor.backward
twice = nn.BatchNorm1d(3)
x = (torch.arange(12.0).reshape(4, 3) ** 1.5).requires_grad_()
twice(twice(x) ** 2).pow(3).sum().backward()
a = x.grad, twice.weight.grad, twice.bias.grad
b = twice.running_mean, twice.running_var, int(twice.num_batches_tracked)
plain = nn.BatchNorm2d(2, track_running_stats=False)
y = torch.arange(16.0).reshape(2, 2, 2, 2).requires_grad_()
(plain(y) ** 3).sum().backward()
c = y.grad, plain.weight.grad
# %% torch.nn.Conv2d torch.nn.Conv1d torch.nn.Conv2d.stride torch.nn.Conv2d.padding torch.nn.Conv2d.dilation

class Standardized(nn.Conv2d):
    def __init__(self, inputs, outputs, kernel_size=3, **options):
        super().__init__(inputs, outputs, kernel_size, bias=False, **options)

    def forward(self, x):
        return self._conv_forward(x, self.weight - self.weight.mean(), self.bias)

conv = Standardized(2, 3, padding='same', dilation=2, padding_mode='circular')
conv.weight.data.copy_(torch.arange(54.0).reshape(3, 2, 3, 3))
x = torch.arange(50.0).reshape(1, 2, 5, 5)
a = conv(x)
b = conv.in_channels, conv.out_channels, conv.kernel_size, conv.stride, conv.dilation, conv.groups, conv.padding
other = nn.Conv2d(2, 3, 3, padding=1)
other.weight.data.fill_(1.0)
other.bias.data.zero_()
other.stride = (2, 2)
other.dilation = (2, 2)
other.padding = (2, 2)
c = other(x)
d = nn.Conv1d(2, 4, (3,), padding=1, padding_mode='reflect')
e = d.kernel_size, d.padding, d(torch.ones(1, 2, 6)).shape
f = type(conv).__name__, type(other).__name__, other.__class__.__name__.find('Conv2d'), isinstance(conv, nn.Conv2d)
g = type(other) == nn.Conv2d, type(conv) is nn.Conv2d, type(other) in (nn.Linear, nn.Conv2d)
# %% torch.FloatTensor torch.LongTensor torch.Tensor torch.DoubleTensor torch.IntTensor torch.ByteTensor
import numpy as np
values = np.array([1.0, 2.0])
a = torch.FloatTensor(values)
b = torch.FloatTensor(np.array([[1, 2], [3, 4]]))
c = torch.LongTensor(np.array([1, 2], dtype=np.int32))
d = torch.Tensor(np.arange(3))
e = torch.DoubleTensor(np.float32([1.5])), torch.IntTensor([1, 2]), torch.ByteTensor(np.array([1, 0]))
f = torch.FloatTensor(2, 3).shape, torch.FloatTensor(a.shape).dtype, torch.LongTensor(b.size()).shape
g = torch.FloatTensor([[1, 2], [3, 4]]), torch.LongTensor([3, 4]), torch.Tensor([1, 2]), torch.Tensor(2, 0)
h = torch.FloatTensor(range(3)), torch.LongTensor(list(range(3))), torch.LongTensor(sorted([3, 1]))
i = torch.FloatTensor(values.tolist()), torch.FloatTensor()
# %% torch.nn.Embedding torch.nn.Embedding.from_pretrained
table = nn.Embedding(5, 3, padding_idx=-1)
a = table.weight[4], table.padding_idx, table.num_embeddings, table.embedding_dim
table.weight.data[4] = 2.0
b = table(torch.tensor([[4, 4]]))
table(torch.tensor([0, 4])).sum().backward()
c = table.weight.grad
weights = torch.arange(6.0).reshape(3, 2)
fixed = nn.Embedding.from_pretrained(weights)
d = fixed(torch.tensor([2, 0])), fixed.weight.requires_grad, len(list(fixed.parameters()))
free = nn.Embedding(3, 2, _weight=weights)
e = free.weight, free.weight.requires_grad
