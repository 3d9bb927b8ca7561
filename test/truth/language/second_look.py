import functools
import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
# %% language.augmented:sgd_with_momentum
def sgd_step(params, velocities, lr, momentum):
    for p, v in zip(params, velocities):
        v *= momentum
        v += p.grad
        p.data -= lr * v


w = torch.tensor([1.0, 2.0], requires_grad=True)
b = torch.tensor([0.5], requires_grad=True)
velocities = [torch.zeros_like(w), torch.zeros_like(b)]
for _i in range(3):
    ((w ** 2).sum() + b.sum() ** 2).backward()
    sgd_step([w, b], velocities, 0.1, 0.9)
    w.grad = None
    b.grad = None
weight, bias = w.detach(), b.detach()
# %% language.augmented:under_a_decorator
model = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
for _p in model.parameters():
    nn.init.ones_(_p)


@torch.no_grad()
def decay(module, rate):
    for parameter in module.parameters():
        parameter *= 1 - rate


decay(model, 0.25)
out = model(torch.ones(1, 2)).detach()
# %% language.augmented:state_of_an_optimizer
class Momentum:
    def __init__(self, params):
        self.params = list(params)
        self.state = [torch.zeros_like(p) for p in self.params]

    @torch.no_grad()
    def step(self, lr=0.1):
        for p, s in zip(self.params, self.state):
            s *= 0.5
            s += p.grad
            p -= lr * s


w = torch.ones(2, requires_grad=True)
optimizer = Momentum([w])
held = optimizer.state[0]
for _i in range(2):
    (w * torch.tensor([1.0, 2.0])).sum().backward()
    optimizer.step()
result = w.detach()
# %% language.augmented:swap_and_change
a, b = torch.zeros(2), torch.ones(2)
a, b = b, a
c = a
a += b + 1
# %% language.augmented:conditional_alias
x = torch.tensor([1.0, 5.0])
y = x if x.sum() > 3 else x.clone()
y -= 1
# %% language.augmented:closure
def counter():
    count = torch.zeros(1)

    def add(n):
        nonlocal count
        count += n
        return count

    return add


add = counter()
first = add(1)
second = add(2)
# %% language.augmented:matrix_product
x = torch.eye(2)
y = x
x @= torch.tensor([[1.0, 2.0], [3.0, 4.0]])
# %% language.augmented:buffer_running_mean
class Running(nn.Module):
    def __init__(self, n):
        super().__init__()
        self.register_buffer("total", torch.zeros(n))
        self.steps = 0

    def forward(self, x):
        if self.training:
            self.total += x.sum(0)
            self.steps += 1
        return x - self.total / max(self.steps, 1)


module = Running(2)
before = module.total
a = module(torch.ones(3, 2))
b = module(torch.full((2, 2), 2.0))
module.eval()
c = module(torch.zeros(1, 2))
# %% language.augmented:unfinished_expression
x = torch.tensor([4.0, 9.0])
y = x.sqrt()
y *= y
y -= x
z = x.view(2, 1)
z /= 2
# %% language.promotion:accuracy_and_iou
pred = torch.tensor([[0.2, 0.8], [0.6, 0.4]])
target = torch.tensor([1, 1])
hits = (pred.argmax(dim=-1) == target)
accuracy = hits.sum() / len(target)
mean = (hits * torch.tensor([0.5, 2.0])).mean()
inter = ((pred > 0.5) & (pred < 0.9)).sum()
ratio = inter / (pred > 0.3).sum()
# %% language.promotion:causal_mask
n = 3
i = torch.arange(n)
mask = i[:, None] >= i[None, :]
scores = torch.ones(n, n)
masked = scores * mask - 1e4 * ~mask
bias = (1.0 - mask.float()) * -100
weights = torch.softmax(scores.masked_fill(~mask, float("-inf")), -1) * mask
# %% language.promotion:weighted_classes
labels = torch.tensor([0, 2, 1])
weights = torch.tensor([0.1, 0.2, 0.7])
picked = weights[labels] * labels
diff = labels - weights
power = weights ** labels
both = torch.stack([labels, weights])
# %% language.promotion:integer_images
image = torch.tensor([[0, 128], [200, 255]], dtype=torch.uint8)
scaled = image / 255
bright = image * 1.5
dark = image // 2
count = (image > 100).sum()
shifted = image.int() - 128
# %% language.promotion:compared_with_numbers
n = torch.tensor([1, 2, 3])
a = n > 1.5
b = n * 0.5
c = n + True
d = n / 2
e = 2.0 ** n
f = n ** 0.5
# %% language.shape:memo_by_shape_and_type
_tables = {}


def table(x):
    key = (x.shape, x.dtype)
    if key not in _tables:
        _tables[key] = torch.zeros(x.shape)
    _tables[key] += 1
    return _tables[key]


a = table(torch.ones(2, 2)).clone()
b = table(torch.ones(2, 2))
c = len(_tables)
# %% language.shape:text_of_sizes
x = torch.zeros(4, 5)
a = "x".join(str(s) for s in x.shape)
b = "x".join(map(str, x.size()))
c = f"{x.shape[0]}/{x.shape[-1]:>3}"
d = "%d,%d" % tuple(x.shape)
e = "shape: {}".format(list(x.shape))
# %% language.shape:arithmetic_of_sizes
x = torch.zeros(4, 6)
h, w = x.shape[-2:]
half = [s // 2 for s in x.shape]
area = math.prod(x.shape)
y = x.reshape(x.shape[0], *[2, 3])
same = x.shape[:-1] == torch.Size([4])
z = torch.ones((1,) + x.shape[1:])
# %% language.numbers:metrics_as_numbers
losses = [torch.tensor(0.5), torch.tensor(1.5)]
mean = sum(losses) / len(losses)
best = min(losses).item()
text = f"{float(mean):.2f} {int(losses[1])}"
line = "loss %.3f" % losses[0].item()
rounded = round(float(mean), 1)
# %% language.numbers:one_element_parameters
scale = nn.Parameter(torch.ones(1) * 2.5)
a = float(scale)
b = int(scale.detach())
c = f"{scale.item():.1f}"
d = max(float(scale), 1.0)
e = [1, 2, 3][int(scale)]
# %% language.text:types_compared
x = torch.zeros(2, dtype=torch.float16)
a = x.dtype == torch.float16
b = str(x.dtype) == "torch.float16"
c = x.dtype in (torch.float16, torch.bfloat16)
d = x.dtype.is_floating_point
e = "half" if str(x.dtype).endswith("float16") else "other"
f = torch.finfo(x.dtype).max
# %% language.views:unbind_and_write
x = torch.zeros(3, 2)
first, second, third = x.unbind(0)
second += 2.0
third[0] = 5.0
x[0].fill_(1.0)
# %% language.views:fill_in_preallocated
out = np.zeros((2, 3), dtype=np.float32)
for i, row in enumerate(torch.arange(6.0).reshape(2, 3)):
    out[i] = row.numpy()
total = out.sum()
# %% language.views:split_and_scale
qkv = torch.ones(2, 6)
q, k, v = qkv.split(2, dim=-1)
q *= 0.5
k = k + 1
total = qkv.sum()
# %% language.views:slices_of_slices
x = torch.zeros(4, 4)
block = x[1:3]
inner = block[:, 1:3]
inner += 1.0
inner[0] *= 3
corner = x[-1:, -1:]
corner.add_(7.0)
