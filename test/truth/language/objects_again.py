import copy

import torch
import torch.nn as nn
import torch.nn.functional as F


def _fill(model, value=0.5):
    for parameter in model.parameters():
        nn.init.constant_(parameter, value)
# %% language.layers:moving_average_of_weights
model, ema = nn.Linear(2, 1), nn.Linear(2, 1)
_fill(model, 1.0)
_fill(ema, 0.0)
for _ in range(3):
    for name, value in ema.state_dict().items():
        value.copy_(value * 0.9 + model.state_dict()[name] * 0.1)
a = ema.weight.tolist()
# %% language.layers:weights_of_another_model
source, target = nn.Linear(2, 2), nn.Linear(2, 2)
_fill(source, 2.0)
own = target.state_dict()
for name, value in source.state_dict().items():
    if name in own and own[name].shape == value.shape:
        own[name].copy_(value)
a = target.weight.tolist()
b = target.weight.requires_grad
# %% language.layers:count_by_class
model = nn.Sequential(nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2), nn.ReLU(), nn.Sequential(nn.Conv2d(2, 2, 1), nn.Flatten()))
counts = {}
for module in model.modules():
    key = type(module).__name__
    counts[key] = counts.get(key, 0) + 1
a = sum(p.numel() for m in model.modules() if isinstance(m, nn.Conv2d) for p in m.parameters())
b = [m.kernel_size[0] * m.stride[0] for m in model.modules() if isinstance(m, nn.Conv2d)]
# %% language.layers:replace_all_activations
def _replace(module):
    for name, child in module.named_children():
        if isinstance(child, nn.ReLU):
            setattr(module, name, nn.Tanh())
        else:
            _replace(child)


model = nn.Sequential(nn.ReLU(), nn.Sequential(nn.Linear(1, 1), nn.ReLU()))
_replace(model)
a = [type(m).__name__ for m in model.modules()]
# %% language.layers:swap_the_head
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(2, 3)
        self.fc = nn.Linear(3, 2)

    def forward(self, x):
        return self.fc(self.body(x))


net = Net()
net.fc = nn.Linear(net.fc.in_features, 4)
_fill(net)
a = net(torch.ones(1, 2)).tolist()
b = [list(p.shape) for p in net.parameters()]
for _p in net.body.parameters():
    _p.requires_grad = False
c = [n for n, p in net.named_parameters() if p.requires_grad]
# %% language.layers:layers_by_depth
def _depth(module):
    return 1 + max((_depth(child) for child in module.children()), default=0)


model = nn.ModuleList([nn.Sequential(nn.ReLU()), nn.Identity()])
a = _depth(model)
b = len(list(model.named_modules()))
c = [name for name, child in model[0].named_children()]
# %% language.layers:clones_of_a_layer
layers = nn.ModuleList([copy.deepcopy(nn.Linear(2, 2)) for _ in range(3)])
a = len({id(layer.weight) for layer in layers})
_fill(layers[0], 1.0)
_fill(layers[1], 2.0)
b = layers[0].weight.sum().item() + layers[1].weight.sum().item()
c = len(list(layers.parameters()))
# %% language.layers:calls_of_super
class Noisy(nn.Linear):
    def __init__(self, n, m, scale):
        super().__init__(n, m)
        self.scale = scale

    def forward(self, x):
        return super().forward(x) * self.scale

    def extra_repr(self):
        return super().extra_repr() + f", scale={self.scale}"


layer = Noisy(2, 1, 3.0)
_fill(layer)
a = layer(torch.ones(1, 2)).item()
b = isinstance(layer, nn.Linear)
c = f"scale={layer.scale}" in repr(layer)
# %% language.optimizers:decay_by_name
model = nn.Sequential(nn.Linear(2, 2), nn.LayerNorm(2))
_fill(model)
decay = [p for n, p in model.named_parameters() if p.dim() > 1]
plain = [p for n, p in model.named_parameters() if p.dim() <= 1]
optimizer = torch.optim.AdamW([{"params": decay, "weight_decay": 0.1}, {"params": plain, "weight_decay": 0.0}], lr=0.1)
model(torch.tensor([[1.0, 2.0]])).sum().backward()
optimizer.step()
a = model[0].weight.tolist()
b = [g["weight_decay"] for g in optimizer.param_groups]
# %% language.optimizers:two_optimizers
first, second = nn.Linear(1, 1), nn.Linear(1, 1)
_fill(first)
_fill(second)
one, two = torch.optim.SGD(first.parameters(), lr=0.1), torch.optim.Adam(second.parameters(), lr=0.1)
for optimizer in (one, two):
    optimizer.zero_grad()
second(first(torch.ones(1, 1))).sum().backward()
for optimizer in (one, two):
    optimizer.step()
a = first.weight.item()
b = second.weight.item()
# %% language.optimizers:accumulated_steps
model = nn.Linear(2, 1)
_fill(model)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
steps = 0
for i in range(4):
    loss = model(torch.full((1, 2), float(i))).sum() / 2
    loss.backward()
    if (i + 1) % 2 == 0:
        optimizer.step()
        optimizer.zero_grad()
        steps += 1
a = model.weight.tolist()
# %% language.optimizers:frozen_then_added
model = nn.Sequential(nn.Linear(1, 1), nn.Linear(1, 1))
_fill(model)
optimizer = torch.optim.SGD(filter(lambda p: p.requires_grad, model[1].parameters()), lr=0.1)
model(torch.ones(1, 1)).sum().backward()
optimizer.step()
a = [p.item() for p in model.parameters()]
b = sum(len(g["params"]) for g in optimizer.param_groups)
# %% language.schedulers:chained_by_hand
optimizer = torch.optim.SGD([nn.Parameter(torch.ones(1))], lr=1.0)
warm = torch.optim.lr_scheduler.LinearLR(optimizer, start_factor=0.5, total_iters=2)
rates = []
for _ in range(4):
    optimizer.step()
    rates.append(optimizer.param_groups[0]["lr"])
    warm.step()
# %% language.schedulers:lambda_of_epochs
optimizer = torch.optim.Adam([nn.Parameter(torch.ones(1))], lr=0.4)
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lr_lambda=lambda step: min(1.0, (step + 1) / 4))
rates = []
for _ in range(5):
    rates.append(optimizer.param_groups[0]["lr"])
    optimizer.step()
    scheduler.step()
a = scheduler.last_epoch
# %% language.autograd:reversed_gradients
class Reverse(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, alpha):
        ctx.alpha = alpha
        return x.view_as(x)

    @staticmethod
    def backward(ctx, grad_output):
        return grad_output.neg() * ctx.alpha, None


x = torch.ones(2, requires_grad=True)
Reverse.apply(x * 2, 0.5).sum().backward()
a = x.grad.tolist()
# %% language.autograd:newton_steps
x = torch.tensor(3.0, requires_grad=True)
for _ in range(3):
    y = x ** 3 - 2 * x
    (g,) = torch.autograd.grad(y, x, create_graph=True)
    (h,) = torch.autograd.grad(g, x)
    with torch.no_grad():
        x -= g / h
a = x.item()
# %% language.autograd:gradients_per_sample
w = torch.tensor([1.0, 2.0], requires_grad=True)
data = torch.tensor([[1.0, 0.0], [0.0, 3.0], [1.0, 1.0]])
grads = []
for row in data:
    w.grad = None
    ((row * w).sum() ** 2).backward()
    grads.append(w.grad.clone())
mean = torch.stack(grads).mean(0)
# %% language.autograd:detached_target
w = torch.tensor([0.5, 0.5], requires_grad=True)
target = (w * 2).detach()
target[0] = 3.0
loss = F.mse_loss(w, target)
loss.backward()
a = w.grad.tolist()
b = target.requires_grad
w.grad.zero_()
(w * target).sum().backward()
c = w.grad.tolist()
# %% language.autograd:frozen_inside_a_context
model = nn.Linear(2, 1)
_fill(model)
x = torch.ones(1, 2, requires_grad=True)
model.requires_grad_(False)
model(x).sum().backward()
a = model.weight.grad is None
b = x.grad.tolist()
model.requires_grad_(True)
with torch.no_grad():
    y = model(x)
c = y.requires_grad
# %% language.small:loops_over_loaders
data = [(torch.tensor([float(i)]), i % 2) for i in range(5)]
loader = torch.utils.data.DataLoader(data, batch_size=2, drop_last=True)
seen = 0
labels = []
for step, (x, y) in enumerate(loader):
    seen += x.size(0)
    labels.extend(y.tolist())
a = (step, seen, len(loader), len(loader.dataset))
