import torch
import torch.nn as nn


def _counted(model):
    with torch.no_grad():
        for number, parameter in enumerate(model.parameters()):
            parameter.fill_(0.1 * (number + 1))
    return model


# %% language.strangers:walking_a_model
model = nn.Sequential(nn.Linear(2, 3), nn.ReLU(), nn.Sequential(nn.Linear(3, 1), nn.Sigmoid()))
a = [name for name, _ in model.named_modules()]
b = [type(m).__name__ for m in model.modules()]
c = [name for name, _ in model.named_parameters()]
d = [name for name, _ in model.named_children()]
e = len(model), len(model[2]), isinstance(model[0], nn.Linear), model[0].in_features
f = sum(p.numel() for p in model.parameters() if p.requires_grad)
g = model.get_submodule("2.0").out_features
h = list(model.state_dict())
i = model[0].weight.shape, model[0].bias.shape
j = model.training, model.eval().training, model[2][0].training


# %% language.strangers:shared_weights
class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(4, 2)
        self.out = nn.Linear(2, 4, bias=False)
        self.out.weight = self.embed.weight

    def forward(self, n):
        return self.out(self.embed(n))


model = _counted(Tied())
a = len(list(model.parameters()))
b = sorted(model.state_dict())
c = model.out.weight is model.embed.weight
model(torch.tensor([1])).sum().backward()
d = model.embed.weight.grad.tolist()
with torch.no_grad():
    model.embed.weight *= 2
e = model.out.weight[0].tolist()


# %% language.strangers:buffers_of_ones_own
class Counter(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("steps", torch.zeros(1))
        self.register_buffer("scratch", torch.zeros(2), persistent=False)
        self.register_parameter("bias", None)

    def forward(self, x):
        self.steps += 1
        return x + self.steps


layer = Counter()
a = layer(torch.zeros(1)).item(), layer(torch.zeros(1)).item()
b = list(layer.state_dict()), [n for n, _ in layer.named_buffers()]
c = layer.bias is None, len(list(layer.parameters()))
layer.load_state_dict({"steps": torch.tensor([7.0])})
d = layer.steps.item()
layer.steps = torch.tensor([9.0])
e = layer.state_dict()["steps"].item()


# %% language.strangers:missing_and_unexpected_keys
layer = nn.Linear(2, 1)
state = layer.state_dict()
del state["bias"]
state["extra"] = torch.ones(1)
result = layer.load_state_dict(state, strict=False)
a = result.missing_keys, result.unexpected_keys
try:
    layer.load_state_dict(state)
    b = "loaded"
except RuntimeError as error:
    b = "bias" in str(error) and "extra" in str(error)
try:
    layer.load_state_dict({"weight": torch.ones(3, 2), "bias": torch.ones(3)})
    c = "loaded"
except RuntimeError as error:
    c = "size mismatch" in str(error)


# %% language.strangers:freezing_and_filtering
model = _counted(nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1)))
for p in model[0].parameters():
    p.requires_grad = False
model[1].requires_grad_(True)
optimizer = torch.optim.SGD(filter(lambda p: p.requires_grad, model.parameters()), lr=0.1)
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
a = model[0].weight.grad is None, model[1].weight.grad is None
b = [p.requires_grad for p in model.parameters()]
c = model[0].weight.tolist(), model[1].weight.tolist()
d = sum(len(g["params"]) for g in optimizer.param_groups)


# %% language.strangers:hooks_on_layers
model = _counted(nn.Sequential(nn.Linear(2, 2), nn.ReLU(), nn.Linear(2, 1)))
seen = {}


def keep(name):
    def hook(module, args, output):
        seen[name] = output.detach()
    return hook


handles = [layer.register_forward_hook(keep(name)) for name, layer in model.named_children()]
model(torch.tensor([[1.0, 2.0]]))
a = sorted(seen), [seen[k].shape for k in sorted(seen)]
for handle in handles:
    handle.remove()
seen.clear()
model(torch.tensor([[1.0, 2.0]]))
b = len(seen)
c = len(model[0]._forward_hooks)


# %% language.strangers:lists_and_dictionaries_of_layers
layers = nn.ModuleList([nn.Linear(1, 1) for _ in range(3)])
layers.append(nn.ReLU())
layers.insert(0, nn.Identity())
layers.extend([nn.Tanh()])
a = len(layers), [type(l).__name__ for l in layers], type(layers[-1]).__name__
b = [type(l).__name__ for l in layers[1:3]]
named = nn.ModuleDict({"act": nn.ReLU(), "fc": nn.Linear(1, 2)})
named["drop"] = nn.Dropout(0.1)
c = list(named.keys()), "fc" in named, len(named)
removed = named.pop("act")
named.update({"more": nn.Identity()})
d = type(removed).__name__, list(named), [k for k, v in named.items() if isinstance(v, nn.Linear)]
weights = nn.ParameterList([nn.Parameter(torch.ones(2)) for _ in range(2)])
e = len(weights), weights[1].sum().item(), [n for n, _ in weights.named_parameters()]


# %% language.strangers:replacing_layers
model = nn.Sequential(nn.Conv2d(3, 4, 3, padding=1), nn.BatchNorm2d(4), nn.ReLU(inplace=True))
for name, child in model.named_children():
    if isinstance(child, nn.ReLU):
        setattr(model, name, nn.LeakyReLU(0.2))
model.add_module("pool", nn.MaxPool2d(2))
a = [(n, type(m).__name__) for n, m in model.named_children()]
b = model(torch.zeros(1, 3, 8, 8)).shape
c = model[0].kernel_size, model[0].padding, model[0].stride, model[0].groups
d = model[1].num_features, model[1].eps, model[1].momentum, model[2].negative_slope
e = model.pool.kernel_size, hasattr(model, "missing"), model[0].bias is not None
del model[1]
f = len(model)


# %% language.strangers:text_of_layers
class Scale(nn.Module):
    def __init__(self, factor):
        super().__init__()
        self.factor = factor

    def extra_repr(self):
        return f"factor={self.factor}"

    def forward(self, x):
        return x * self.factor


layer = Scale(3)
a = str(layer)
b = repr(nn.Sequential(Scale(1), Scale(2)))
c = layer.extra_repr(), layer._get_name()
d = callable(layer), layer(torch.ones(1)).item()


# %% language.strangers:initialising_by_class
def init(m):
    if isinstance(m, (nn.Linear, nn.Conv2d)):
        nn.init.constant_(m.weight, 0.5)
        if m.bias is not None:
            nn.init.zeros_(m.bias)
    elif isinstance(m, (nn.BatchNorm1d, nn.LayerNorm)):
        m.weight.data.fill_(2.0)
        m.bias.data.zero_()


model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2), nn.LayerNorm(2))
same = model.apply(init) is model
model.eval()
a = model(torch.tensor([[1.0, 3.0]]))
b = model[1].running_mean.tolist(), model[1].num_batches_tracked.item()
c = [tuple(p.shape) for p in model.parameters()]


# %% language.strangers:copies_of_models
import copy
model = _counted(nn.Sequential(nn.Linear(2, 1), nn.BatchNorm1d(1)))
other = copy.deepcopy(model)
with torch.no_grad():
    for p, q in zip(other.parameters(), model.parameters()):
        p.mul_(0.5).add_(q, alpha=0.25)
a = [p.tolist() for p in other.parameters()]
b = [p.tolist() for p in model.parameters()]
state = {k: v.clone() for k, v in model.state_dict().items()}
model[0].weight.data.zero_()
model.load_state_dict(state)
c = model[0].weight.tolist()
d = list(state) == list(other.state_dict().keys())


# %% language.strangers:half_and_double
model = _counted(nn.Linear(2, 1))
a = next(model.parameters()).dtype
b = model.double().weight.dtype
c = model(torch.ones(1, 2, dtype=torch.float64)).dtype
d = model.float() is model
e = next(model.parameters()).device.type, str(next(model.parameters()).device)
f = model.to(torch.float64).bias.dtype
g = model.weight.type()


# %% language.strangers:groups_of_an_optimizer
model = _counted(nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1)))
optimizer = torch.optim.SGD([{"params": model[0].parameters(), "lr": 0.5}, {"params": [model[1].weight]}],
                            lr=0.1, momentum=0.9)
optimizer.add_param_group({"params": [model[1].bias], "lr": 0.01})
a = [g["lr"] for g in optimizer.param_groups], [g["momentum"] for g in optimizer.param_groups]
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
b = [p.tolist() for p in model.parameters()]
for group in optimizer.param_groups:
    group["lr"] *= 0.1
optimizer.zero_grad()
c = [p.grad is None for p in model.parameters()]
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
d = [p.tolist() for p in model.parameters()]


# %% language.strangers:state_of_an_optimizer
w = nn.Parameter(torch.tensor([1.0, 2.0]))
optimizer = torch.optim.Adam([w], lr=0.1, betas=(0.8, 0.9))
a = len(optimizer.state)
(w ** 2).sum().backward()
optimizer.step()
b = sorted(optimizer.state[w].keys())
c = optimizer.state[w]["exp_avg"].tolist()
saved = optimizer.state_dict()
d = sorted(saved), saved["param_groups"][0]["lr"], saved["param_groups"][0]["betas"]
other = torch.optim.Adam([w], lr=0.5)
other.load_state_dict(saved)
e = other.param_groups[0]["lr"]
f = optimizer.defaults["lr"], optimizer.defaults["eps"], type(optimizer).__name__
g = isinstance(optimizer, torch.optim.Optimizer)


# %% language.strangers:rates_of_schedulers
w = nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([w], lr=1.0)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=2, gamma=0.5)
rates = []
for epoch in range(5):
    w.sum().backward()
    optimizer.step()
    optimizer.zero_grad()
    rates.append(optimizer.param_groups[0]["lr"])
    scheduler.step()
a = scheduler.get_last_lr(), scheduler.last_epoch
b = scheduler.base_lrs, scheduler.gamma, scheduler.step_size
c = w.tolist()
d = scheduler.optimizer is optimizer


# %% language.strangers:warming_up
w = nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([w], lr=0.5)
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1.0, (step + 1) / 4))
rates = []
for step in range(6):
    optimizer.step()
    rates.append(optimizer.param_groups[0]["lr"])
    scheduler.step()
_saved = scheduler.state_dict()
a = _saved["last_epoch"]
b = "last_epoch" in _saved


# %% language.strangers:plateaus
w = nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([w], lr=1.0)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, mode="min", factor=0.1, patience=1)
rates = []
for loss in (1.0, 0.9, 0.95, 0.96, 0.97, 0.5):
    scheduler.step(loss)
    rates.append(optimizer.param_groups[0]["lr"])
a = scheduler.best, scheduler.num_bad_epochs, scheduler.patience
b = scheduler.factor


# %% language.strangers:leaves_and_gradients
x = torch.tensor([2.0], requires_grad=True)
y = x ** 3
a = x.is_leaf, y.is_leaf, y.requires_grad, x.grad is None, y.grad_fn is not None
y.backward(retain_graph=True)
b = x.grad.item()
y.backward()
c = x.grad.item()
x.grad.zero_()
d = x.grad.item()
z = x.detach()
e = z.requires_grad, z.is_leaf
with torch.no_grad():
    f = (x * 2).requires_grad
g = torch.is_grad_enabled()


# %% language.strangers:second_derivatives
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = (x ** 3).sum()
(first,) = torch.autograd.grad(y, x, create_graph=True)
(second,) = torch.autograd.grad(first.sum(), x)
a = first.tolist(), second.tolist()
penalty = (first.norm() - 1) ** 2
penalty.backward()
b = x.grad.tolist()
unused = torch.ones(1, requires_grad=True)
c = torch.autograd.grad((x * 2).sum(), [x, unused], allow_unused=True)[1] is None


# %% language.strangers:own_gradients
class Clamp(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, low, high):
        ctx.save_for_backward(x)
        ctx.low, ctx.high = low, high
        return x.clamp(low, high)

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        inside = (x >= ctx.low) & (x <= ctx.high)
        return grad * inside, None, None


x = torch.tensor([-2.0, 0.5, 3.0], requires_grad=True)
y = Clamp.apply(x, -1.0, 1.0)
(y * torch.tensor([1.0, 2.0, 3.0])).sum().backward()
a = y.tolist()
b = x.grad.tolist()


# %% language.strangers:gradients_that_are_changed
w = torch.tensor([1.0, -2.0], requires_grad=True)
handle = w.register_hook(lambda grad: grad * 2)
(w * 3).sum().backward()
a = w.grad.tolist()
handle.remove()
w.grad *= 0.5
w.grad.data.clamp_(max=2)
b = w.grad.tolist()
torch.nn.utils.clip_grad_norm_([w], 1.0)
c = w.grad.norm().item()
w.grad = None
d = w.grad is None
w.grad = torch.ones(2)
e = w.grad.tolist()


# %% language.strangers:training_by_hand
w = torch.zeros(2, requires_grad=True)
b = torch.zeros(1, requires_grad=True)
x = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
y = torch.tensor([1.0, 2.0])
losses = []
for epoch in range(3):
    loss = ((x @ w + b - y) ** 2).mean()
    losses.append(loss.item())
    loss.backward()
    with torch.no_grad():
        for p in (w, b):
            p -= 0.01 * p.grad
            p.grad.zero_()
result = w.tolist(), b.tolist(), w.is_leaf, w.requires_grad


# %% language.strangers:writing_into_leaves
x = torch.ones(3, requires_grad=True)
caught = []
try:
    x[0] = 5
    caught.append("written")
except RuntimeError:
    caught.append("refused")
y = x.clone()
y[0] = 5
(y * 2).sum().backward()
a = x.grad.tolist()
with torch.no_grad():
    x[1] = 7
x.data[2] = 8
b = x.tolist(), x.requires_grad
