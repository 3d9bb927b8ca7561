import argparse
import math
import os
import tempfile
import torch.nn as nn
# %% torch.Tensor.__iadd__
class Problem(nn.Module):
    def __init__(self, noise_std=None):
        super().__init__()
        self.noise_std = noise_std

    def evaluate_true(self, x: torch.Tensor) -> torch.Tensor:
        return self._evaluate_true(x)

    def forward(self, x: torch.Tensor, noise: bool = True) -> torch.Tensor:
        f = self.evaluate_true(x=x)
        if noise and self.noise_std is not None:
            noise_std = torch.tensor(self.noise_std, device=x.device, dtype=x.dtype)
            f += noise_std * torch.ones_like(f)
        return f


class Sphere(Problem):
    def _evaluate_true(self, x: torch.Tensor) -> torch.Tensor:
        self.held = (x**2).sum(dim=-1, keepdim=True)
        return self.held


problem = Sphere([0.5, 0.25])
problem.noise_std = 0.5
result = problem(torch.tensor([[1.0, 2.0], [3.0, 0.0]]))
held = problem.held
without = Sphere()(torch.ones(1, 2))
del problem
# %% torch.Tensor.__iadd__
source, target = torch.tensor([0, 3, 2]), torch.tensor([1, 0, 2])
before = target
target += int(source.max()) + 1
counts = torch.zeros(4, dtype=torch.long)
for degrees in (torch.tensor([0, 1, 1]), torch.tensor([3])):
    counts += torch.bincount(degrees, minlength=4)
n_averaged = torch.tensor(0, dtype=torch.long)
n_averaged += 1
n_averaged += 1
# %% torch.Tensor.__iadd__
class Pooled(nn.Module):
    def __init__(self):
        super().__init__()
        self.bias = nn.Parameter(torch.tensor([0.5, -0.5, 1.0]))
        self.layer = nn.Linear(2, 3)
        nn.init.constant_(self.layer.weight, 0.25)
        nn.init.zeros_(self.layer.bias)

    def forward(self, x, scaling=2.0):
        out = self.layer(x)
        out += self.bias
        out += self.layer(x * 2) * scaling
        out = out.transpose(0, 1)
        out += torch.ones(1, 2, 3).squeeze(0).transpose(0, 1)
        return out


model = Pooled()
result = model(torch.tensor([[1.0, 2.0], [3.0, 4.0]]))
result.sum().backward()
of_bias, of_weight = model.bias.grad, model.layer.weight.grad
# %% torch.Tensor.__iadd__
preds_len, target_len = torch.tensor(0.0), torch.tensor(0.0)
for pred, lengths in ((["a", "b"], [3, 1]), (["c"], [2, 5])):
    preds_len += len(pred)
    differences = [abs(len(pred) - length) for length in lengths]
    target_len += lengths[differences.index(min(differences))]
confmat = torch.tensor([[1.0, -2.0], [0.25, 4.0]])
direction = torch.sign(-confmat)
confmat += direction * torch.minimum(0.5 * torch.ones_like(direction), direction.abs())
total = torch.zeros(3)
total += torch.cumsum(torch.tensor([[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]) ** 2, 1)[:, -1, :][0]
# %% torch.Tensor.__iadd__
def summed(values, by):
    values += by
    return values
a, b, c = torch.tensor([1, 2]), torch.tensor([1.0, 2.0]), torch.tensor([1.5, 2.5], dtype=torch.float64)
whole = summed(a, torch.tensor([3, 4], dtype=torch.int32))
wide = summed(c, b)
narrow = summed(b, c)
of_number = summed(torch.tensor(2.0), 1)
text = summed("a", "b")
items = [1]
more = summed(items, [2])
# %% torch.Tensor.__imul__
g = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
held = g.view(4)
g *= g.shape[1] / 3
energy = torch.tensor([2.0, 3.0])
energy *= math.sqrt(2)
filters = torch.arange(6.0).reshape(2, 3)
filters *= torch.tensor([1.0, 0.5, 0.25]).unsqueeze(0)
samples = [torch.ones(2), torch.full((2,), 3.0)]
for _sample in samples:
    _sample *= 0.5
signs = torch.tensor([[0.5, 0.25]])
signs *= -1 + 2 * torch.tensor([[0, 1]])
# %% torch.Tensor.__imul__
@torch.no_grad()
def shrunk(m):
    if isinstance(m, nn.Linear):
        m.weight *= 1.1
layer = nn.Sequential(nn.Linear(2, 2), nn.ReLU(), nn.Conv1d(1, 2, 1))
nn.init.ones_(layer[0].weight)
nn.init.ones_(layer[2].weight)
layer.apply(shrunk)
with torch.no_grad():
    layer[2].weight *= 0.5
first, second = layer[0].weight.detach().clone(), layer[2].weight.detach().clone()
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = x * 3
y *= x
y.sum().backward()
gradient = x.grad
del layer
# %% torch.Tensor.__ior__ torch.Tensor.__iand__
mask = torch.tensor([True, False, False])
held = mask
mask |= torch.tensor([0, 1, 0]).bool()
kept = torch.tensor([True, True, False])
kept &= mask
bits = torch.tensor([1, 2, 4])
bits |= 8
bits &= torch.tensor([15, 10, 8])
# %% torch.Tensor.__ior__
import numpy
def repeated(drawn, known):
    mask = torch.from_numpy(numpy.isin(drawn.numpy(), known.numpy())).bool()
    mask |= torch.from_numpy(numpy.isin(drawn, [1])).bool()
    return mask
mask = repeated(torch.tensor([1, 2, 3]), torch.tensor([3]))
# %% torch.Tensor.__iand__
valid = torch.ones(4, dtype=torch.bool)
for limit in (3, 2):
    valid &= torch.arange(4) < limit
# %% torch.Tensor.beside_part
outs = torch.zeros(1, 2, 3)
features = torch.tensor([1, 2, 1])
for i in (1, 2):
    outs[0, 1] += features == i
masks = torch.zeros(2, 3)
masks[1] += torch.tensor([[1.0, 3.0], [0.0, 1.0], [2.0, 2.0]]).sum(1) < 2**2
# %% einops.layers.torch.Rearrange
from einops.layers.torch import Rearrange
net = nn.Sequential(Rearrange("b c h w -> b (c h w)"), nn.Flatten())
result = net(torch.arange(24.0).reshape(1, 2, 3, 4))
added = Rearrange("... -> ... 1")(torch.arange(3))
split = Rearrange("b (two d) -> two b d", two=2)(torch.arange(8).reshape(2, 4))
x = torch.arange(6.0).reshape(1, 6).requires_grad_()
Rearrange("b (t c) -> b t c", c=3)(x).pow(2).sum().backward()
gradient = x.grad
mean, log_variance = Rearrange("b (two d) -> two b d", two=2)(torch.arange(4.0).reshape(1, 4))
del net
# %% einops.layers.torch.Reduce
from einops.layers.torch import Rearrange, Reduce
x = torch.arange(32.0).reshape(1, 2, 4, 4)
pooled = Reduce("b c (h h2) (w w2) -> b c h w", "max", h2=2, w2=2)(x)
averaged = nn.Sequential(Reduce("b c h w -> b c", reduction="mean"), Rearrange("b c -> c b"))(x)
least = Reduce("b c h w -> b", "min")(x)
total = Reduce("b c h w -> c", "sum")(x)
# %% einops.layers.torch.EinMix
from einops.layers.torch import EinMix
mix = EinMix("b t c -> b t d", weight_shape="c d", bias_shape="d", c=3, d=2)
with torch.no_grad():
    mix.weight.copy_(torch.arange(6.0).reshape(3, 2))
    mix.bias.copy_(torch.tensor([[[0.5, -0.5]]]).reshape(mix.bias.shape))
result = mix(torch.ones(2, 4, 3))
result.sum().backward()
gradient = mix.weight.grad
shapes = [tuple(p.shape) for p in EinMix("b c1 -> (b c2)", weight_shape="c1 c2", bias_shape="c2", c1=4, c2=5).parameters()]
del mix
# %% torch.distributions.Distribution.scale_tril
from torch.distributions import MultivariateNormal
root = torch.tensor([[2.0, 0.0], [0.5, 1.5]])
of_root = MultivariateNormal(torch.zeros(2), scale_tril=root).scale_tril
of_covariance = MultivariateNormal(torch.zeros(2), root @ root.T).scale_tril
of_precision = MultivariateNormal(torch.zeros(2), precision_matrix=torch.linalg.inv(root @ root.T)).scale_tril
several = MultivariateNormal(torch.zeros(3, 2), scale_tril=root)
width, size = several.scale_tril.shape[-1], tuple(several.scale_tril.shape)
product = several.scale_tril @ several.scale_tril.transpose(-1, -2)
# %% torch.distributions.Distribution.scale_tril torch.distributions.Distribution.precision_matrix
class Dense(torch.distributions.MultivariateNormal):
    @property
    def mean_of_it(self):
        return self.loc

    @property
    def chol(self):
        return self.scale_tril

    @property
    def logdet_covariance(self):
        return 2.0 * torch.diagonal(self.scale_tril, dim1=-2, dim2=-1).log().sum(-1)

    @property
    def trace_covariance(self):
        return (self.scale_tril**2).sum(-1).sum(-1)

    @property
    def inverse(self):
        return self.precision_matrix

    def weighted(self, b):
        return ((self.scale_tril.transpose(-1, -2) @ b) ** 2).sum(-2)


root = torch.tensor([[2.0, 0.0, 0.0], [0.5, 1.5, 0.0], [-0.5, 0.25, 1.0]])
dense = Dense(torch.tensor([1.0, 2.0, 3.0]), scale_tril=root)
chol, logdet, trace, inverse = dense.chol, dense.logdet_covariance, dense.trace_covariance, dense.inverse
weighted = dense.weighted(torch.tensor([[1.0], [2.0], [-1.0]]))
solved = torch.linalg.solve_triangular(dense.scale_tril, torch.eye(3), upper=False)
del dense
# %% torch.distributions.Distribution.precision_matrix
from torch.distributions import MultivariateNormal
covariance = torch.tensor([[4.0, 1.0], [1.0, 2.5]])
inverse = MultivariateNormal(torch.zeros(2), covariance).precision_matrix
several = MultivariateNormal(torch.zeros(3, 2), covariance_matrix=covariance).precision_matrix
of_root = MultivariateNormal(torch.zeros(2), scale_tril=torch.tensor([[2.0, 0.0], [0.5, 1.5]])).precision_matrix
# %% torch.__version__.split
is_number = torch.__version__.split("+")[0].replace(".", "").isdigit()
parts = torch.__version__.split("+")[0].split(".")
count = len(parts)
is_two = int(torch.__version__.split(".")[0]) >= 2
pair = [isinstance(int(x), int) for x in torch.__version__.split(".")[:2]]
pair_by_limit = len(torch.__version__.split(".", 1))
del parts
# %% torch.optim.lr_scheduler._LRScheduler
from torch.optim.lr_scheduler import _LRScheduler
class Decaying(_LRScheduler):
    def __init__(self, optimizer, rate, last_epoch=-1):
        self.rate = rate
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        return [base * self.rate**self.last_epoch for base in self.base_lrs]


def advanced(optimizer, scheduler: "_LRScheduler | None" = None):
    rates = []
    for _ in range(3):
        optimizer.step()
        scheduler.step()
        rates.append(optimizer.param_groups[0]["lr"])
    return rates


p = nn.Parameter(torch.ones(2))
optimizer = torch.optim.SGD([p], lr=0.5)
scheduler = Decaying(optimizer, 0.5)
rates = advanced(optimizer, scheduler)
is_one = isinstance(scheduler, _LRScheduler)
is_none = isinstance(optimizer, torch.optim.lr_scheduler._LRScheduler)
last = scheduler.get_last_lr()
del scheduler, optimizer
# %% torch.optim.lr_scheduler._LRScheduler
from typing import Callable, Optional
from torch.optim import lr_scheduler
class Warm(lr_scheduler._LRScheduler):
    def __init__(self, optimizer, steps, end, last_epoch=-1):
        self.steps, self.end = steps, end
        super(Warm, self).__init__(optimizer, last_epoch)

    def get_lr(self):
        share = min(1.0, (self.last_epoch + 1) / self.steps)
        return [base + share * (self.end - base) for base in self.base_lrs]


def made(build: Optional[Callable[..., lr_scheduler._LRScheduler]] = None):
    optimizer = torch.optim.Adam([{"params": [nn.Parameter(torch.ones(1))], "lr": 0.1},
                                  {"params": [nn.Parameter(torch.ones(1))], "lr": 0.2}])
    scheduler = build(optimizer)
    seen = [scheduler.get_last_lr()]
    for _ in range(2):
        optimizer.step()
        scheduler.step()
        seen.append(scheduler.get_last_lr())
    return seen


rates = made(lambda optimizer: Warm(optimizer, 4, 1.0))
is_derived = issubclass(Warm, torch.optim.lr_scheduler._LRScheduler)
# %% torch.jit.isinstance
normalized, channel, values = "window", 3, torch.ones(2)
seen = [torch.jit.isinstance(normalized, str), torch.jit.isinstance(normalized, bool), torch.jit.isinstance(channel, int),
        torch.jit.isinstance(values, torch.Tensor), torch.jit.isinstance(None, torch.Tensor),
        torch.jit.isinstance(obj=channel, target_type=(str, int))]
def kind(x):
    if x is not None and torch.jit.isinstance(x, torch.Tensor):
        return "tensor"
    return "other"
kinds = [kind(values), kind(None), kind([1])]
# %% torch.jit.isinstance
from typing import Dict, List, Optional, Tuple
named = {"a": torch.ones(2), "b": torch.zeros(1)}
both = [torch.ones(1), torch.zeros(2)]
is_named = torch.jit.isinstance(named, dict[str, torch.Tensor])
is_named_again = torch.jit.isinstance(named, Dict[str, torch.Tensor])
is_list = torch.jit.isinstance(both, List[torch.Tensor])
is_other_list = torch.jit.isinstance(both, List[int])
is_pair = torch.jit.isinstance((1, "a"), Tuple[int, str])
is_no_pair = torch.jit.isinstance((1, 2), Tuple[int, str])
is_optional = torch.jit.isinstance(None, Optional[torch.Tensor])
is_some = torch.jit.isinstance(3, Optional[torch.Tensor])
is_tensor = torch.jit.isinstance(both, dict[str, torch.Tensor])
is_list_of_lists = torch.jit.isinstance([both], List[List[torch.Tensor]])
# %% torch.version.cuda
version = torch.version.cuda if torch.cuda.is_available() else None
is_text = isinstance(torch.version.cuda, (str, type(None)))
has_it = bool(torch.cuda.is_available() and torch.version.cuda and float(f"{torch.version.cuda}") > 9.5)
information = {}
def put(name, value):
    information[name] = value() is None or isinstance(value(), str)
put("CUDA version", lambda: torch.version.cuda)
# %% torch.compiler.is_compiling torch._dynamo.is_compiling
import torch._dynamo
def is_compiling():
    try:
        return torch.compiler.is_compiling()
    except AttributeError:
        return torch._dynamo.is_compiling()
seen = [is_compiling(), torch.compiler.is_compiling(), torch._dynamo.is_compiling()]
losses = []
if not torch.compiler.is_compiling():
    losses.append("checked")
# %% torch.serialization.add_safe_globals
class Facts(dict):
    pass


torch.serialization.add_safe_globals([Facts])
if hasattr(torch.serialization, "add_safe_globals"):
    torch.serialization.add_safe_globals(safe_globals=[Facts, set])
with tempfile.TemporaryDirectory() as _folder:
    torch.save({"weight": torch.arange(3.0), "step": 2}, os.path.join(_folder, "state.pt"))
    state = torch.load(os.path.join(_folder, "state.pt"), weights_only=True)
# %% torch.serialization.safe_globals
with tempfile.TemporaryDirectory() as _folder:
    path = os.path.join(_folder, "state.pt")
    torch.save({"weight": torch.arange(3.0), "args": argparse.Namespace(depth=3, name="a")}, path)
    with torch.serialization.safe_globals([argparse.Namespace]):
        state = torch.load(path, map_location="cpu", weights_only=True)
    context = torch.serialization.safe_globals([argparse.Namespace])
    with context:
        again = torch.load(path, weights_only=True)
weight, depth, name = state["weight"], state["args"].depth, again["args"].name
del state, again, context, path
# %% torch.nn.SyncBatchNorm torch.nn.SyncBatchNorm.num_features torch.nn.SyncBatchNorm.running_mean torch.nn.SyncBatchNorm.running_var torch.nn.SyncBatchNorm.eps torch.nn.SyncBatchNorm.momentum
layer = nn.SyncBatchNorm(3, eps=1e-3, momentum=0.2)
numbers = [layer.num_features, layer.eps, layer.momentum]
mean, variance = layer.running_mean, layer.running_var
weight, bias = layer.weight.detach(), layer.bias.detach()
kinds = [isinstance(layer, (nn.modules.batchnorm.BatchNorm2d, nn.modules.batchnorm.SyncBatchNorm)),
         isinstance(layer, torch.nn.SyncBatchNorm), isinstance(layer, nn.BatchNorm2d),
         isinstance(nn.BatchNorm2d(3), torch.nn.modules.batchnorm.SyncBatchNorm)]
class Frozen(nn.Module):
    def __init__(self, num_features, eps=1e-5):
        super().__init__()
        self.num_features, self.eps = num_features, eps
        self.register_buffer("running_mean", torch.zeros(num_features) + 1)
        self.register_buffer("running_var", torch.ones(num_features) + 1)
def frozen(module):
    made = Frozen(module.num_features)
    made.num_features = module.num_features
    made.running_mean.data = module.running_mean.data
    made.running_var.data = module.running_var.data
    made.eps = module.eps
    return made
copied = frozen(layer)
facts = [copied.num_features, copied.eps, copied.running_mean.tolist(), copied.running_var.tolist()]
del layer, copied
# %% torch.nn.SyncBatchNorm
class Activated(nn.SyncBatchNorm):
    def forward(self, x):
        return x * 2 if self.training else x


layer = Activated(3)
trained = layer(torch.ones(1, 3, 2, 2))
kind = isinstance(layer, nn.SyncBatchNorm), layer.num_features
shapes = tuple(layer.weight.shape), tuple(layer.bias.shape)
del layer
# %% torch._dynamo.allow_in_graph
from torch._dynamo import allow_in_graph
def doubled(x):
    return x * 2
def halved(x):
    return x / 2
allow_in_graph(doubled)
kept = allow_in_graph(halved)
results = [doubled(torch.ones(2)), kept(torch.ones(2)), torch._dynamo.allow_in_graph(doubled)(torch.ones(1))]
is_same = kept is halved
del kept
# %% safetensors.torch.save_file safetensors.torch.load_file
from functools import partial
from pathlib import Path
from safetensors.torch import load_file, save_file
from safetensors.torch import load_file as safe_load_file, save_file as safe_save_file
with tempfile.TemporaryDirectory() as _folder:
    folder = Path(_folder)
    state = {"weight": torch.arange(6.0).reshape(2, 3), "steps": torch.tensor([1, 2]), "flags": torch.tensor([True])}
    save_file(state, folder / "model.safetensors")
    read = load_file(folder / "model.safetensors")
    save_file({"prompt_embeddings": torch.ones(2, 2)}, str(folder / "prompts.safetensors"), metadata={"format": "pt"})
    prompts = load_file(str(folder / "prompts.safetensors"))["prompt_embeddings"]
    save = partial(safe_save_file, metadata={"format": "pt"})
    save({"a": torch.zeros(1)}, os.path.join(_folder, "a.safetensors"))
    again = safe_load_file(filename=os.path.join(_folder, "a.safetensors"), device="cpu")
    names = sorted(again)
del folder, save
# %% torch.jit._script_if_tracing
@torch.jit._script_if_tracing
def clipped(x: torch.Tensor, size: int) -> torch.Tensor:
    return x.clamp(min=0, max=size)


@torch.jit._script_if_tracing
def first_of(boxes: torch.Tensor):
    return boxes[0], boxes.shape[0]


result = clipped(torch.tensor([-1.0, 3.0, 9.0]), 5)
again = clipped(x=torch.tensor([7.0]), size=5)
first, count = first_of(torch.arange(4).reshape(2, 2))
# %% torch.compiler.disable
@torch.compiler.disable
def logged(x):
    return x + 1


class Results:
    @torch.compiler.disable
    def update(self, x):
        return x * 3


@torch.compiler.disable()
def other(x):
    return x - 1


@torch.compiler.disable(recursive=False)
def another(x):
    return x / 2


wrapped = torch.compiler.disable(lambda x: x * 2)
x = torch.tensor([1.0, 2.0])
results = [logged(x), Results().update(x), other(x), another(x), wrapped(x)]
del wrapped
# %% torch.nn.MaxPool2d.return_indices torch.nn.MaxPool2d.dilation
from torch.nn import functional as F
class SamePool(nn.MaxPool2d):
    def forward(self, x):
        return F.max_pool2d(F.pad(x, (0, 1, 0, 1), value=-float("inf")), self.kernel_size, self.stride, self.padding,
                            self.dilation, self.ceil_mode, self.return_indices)


result = SamePool(2, stride=2)(torch.arange(9.0).reshape(1, 1, 3, 3))
a, b = nn.MaxPool2d(2, return_indices=True).return_indices, nn.MaxPool2d(2).return_indices
c, d, e = nn.MaxPool2d(3, 2, 1).dilation, nn.MaxPool2d(2, dilation=2).dilation, nn.MaxPool3d(2, dilation=3).dilation
wide = nn.MaxPool2d(2, 1, dilation=2, ceil_mode=True)
facts = wide.kernel_size, wide.stride, wide.padding, wide.ceil_mode
pooled = wide(torch.arange(16.0).reshape(1, 1, 4, 4))
del wide
# %% torch.nn.Conv3d.out_channels torch.nn.Conv3d.in_channels torch.nn.Conv3d.kernel_size torch.nn.Conv3d.stride
from functools import reduce
import operator
conv = nn.Conv3d(2, 4, (1, 2, 3), stride=(1, 2, 2), padding=(0, 1, 1))
fan_out = reduce(operator.mul, conv.kernel_size, 1) * conv.out_channels
features = conv.in_channels, conv.out_channels
sizes = [size // stride for size, stride in zip((4,) + (8, 8), conv.stride)]
kernel, stride = nn.Conv3d(1, 1, 3).kernel_size, nn.Conv3d(1, 1, 3, 2).stride
def widths(base_layer):
    if isinstance(base_layer, (nn.Conv2d, nn.Conv3d)):
        return base_layer.in_channels, base_layer.out_channels
    return base_layer.in_features, base_layer.out_features
both = [widths(conv), widths(nn.Conv2d(3, 5, 1)), widths(nn.Linear(6, 7))]
del conv
# %% torch.nn.Conv1d.out_channels torch.nn.Conv1d.groups torch.nn.Conv1d.in_channels
base_layer = nn.Conv1d(4, 6, 3, groups=2)
in_channels = base_layer.in_channels // base_layer.groups
shape = (base_layer.out_channels, in_channels, base_layer.kernel_size[0])
def sizes_of(layer):
    in_dim, out_dim = layer.in_channels // layer.groups, layer.out_channels
    return in_dim, out_dim
sizes = sizes_of(base_layer)
del base_layer
# %% torch.nn.Embedding.max_norm torch.nn.Embedding.norm_type torch.nn.Embedding.scale_grad_by_freq torch.nn.Embedding.sparse
base_layer = nn.Embedding(4, 3, padding_idx=0)
weight = torch.arange(12.0).reshape(4, 3)
facts = [base_layer.max_norm, base_layer.norm_type, base_layer.scale_grad_by_freq, base_layer.sparse]
result = nn.functional.embedding(
    torch.tensor([[1, 2]]), weight, padding_idx=base_layer.padding_idx, max_norm=base_layer.max_norm,
    norm_type=base_layer.norm_type, scale_grad_by_freq=base_layer.scale_grad_by_freq, sparse=base_layer.sparse)
del base_layer
# %% torch.nn.Embedding.max_norm torch.nn.Embedding.norm_type torch.nn.Embedding.scale_grad_by_freq torch.nn.Embedding.sparse
limited = nn.Embedding(4, 3, max_norm=2.0, norm_type=1.0)
facts = [limited.max_norm, limited.norm_type]
thin = nn.Embedding(4, 3, sparse=True)
is_thin = thin.sparse
by_count = nn.Embedding(4, 3, scale_grad_by_freq=False)
is_by_count = by_count.scale_grad_by_freq
del limited, thin, by_count
# %% torch.nn.PReLU.weight
from torch.nn import functional as F
class Activation(nn.PReLU):
    def __init__(self, num_parameters: int = 1, init: float = 0.25, inplace: bool = False):
        super().__init__(num_parameters=num_parameters, init=init)

    def forward(self, x):
        return F.prelu(x, self.weight)


layer = Activation()
x = torch.tensor([[-1.0, 2.0], [-3.0, 4.0]], requires_grad=True)
result = layer(x)
result.sum().backward()
gradient = layer.weight.grad
many = nn.PReLU(2, init=0.5)
weights = many.weight.detach(), many.weight.shape
del layer, many
# %% torch.onnx.is_in_onnx_export
def is_in_export():
    return torch.onnx.is_in_onnx_export()
def forward(x, keep=False):
    if x.shape[0] > 3:
        return "large"
    elif torch.onnx.is_in_onnx_export():
        return "export"
    return "kept" if torch.onnx.is_in_onnx_export() or keep else "free"
seen = [is_in_export(), forward(torch.ones(2)), forward(torch.ones(2), True), forward(torch.ones(5))]
# %% torch._C._log_api_usage_once
order = []
def name():
    order.append("asked")
    return "name"
class Metric(nn.Module):
    __constants__ = ["rate"]

    def __init__(self, rate):
        super(Metric, self).__init__()
        torch._C._log_api_usage_once("own.Metric")
        torch._C._log_api_usage_once(f"own.metric.{self.__class__.__name__}")
        self.rate = rate


def used(obj):
    module, label = obj.__module__, name()
    torch._C._log_api_usage_once(f"{module}.{label}")
    torch._C._log_api_usage_once(name())


used(Metric)
rate = Metric(3).rate
# %% torch.jit.annotate
from typing import Dict, List, NamedTuple, Optional
x = torch.arange(6.0).reshape(2, 3)
first = torch.jit.annotate(torch.Tensor, x[:, :1])
found = torch.jit.annotate(List[torch.Tensor], [])
found.append(x + 1)
names = torch.jit.annotate(Dict[str, int], {})
names["a"] = 1
absent = torch.jit.annotate(the_type=Optional[int], the_value=None)
# %% torch.multiprocessing.current_process torch.multiprocessing.get_start_method
import torch.multiprocessing as mp
is_own = mp.current_process().pid == os.getpid()
title = f"Sampler(pid={mp.current_process().pid == os.getpid()})"
name = mp.current_process().name
inherits = getattr(mp.current_process(), "_inheriting", False)
is_known = mp.get_start_method(allow_none=True) in (None, "fork", "spawn", "forkserver")
is_spawned = torch.multiprocessing.get_start_method(allow_none=True) == "spawn" and name == "x"
method = mp.get_start_method()
# %% torch.cuda.get_rng_state_all torch.cuda.set_rng_state_all
states = {"torch_cuda_manual_seed": torch.cuda.get_rng_state_all()}
torch.cuda.set_rng_state_all(states["torch_cuda_manual_seed"])
done = isinstance(states["torch_cuda_manual_seed"], list)
del states
# %% torch.profiler.schedule
from torch.profiler import schedule
steps = schedule(wait=1, warmup=1, active=2)
later = torch.profiler.schedule(skip_first=2, wait=1, warmup=0, active=1, repeat=1)
kinds = [int(steps(i).value) for i in range(6)]
changes = [later(i) == later(i + 1) for i in range(7)]
# %% torch.distributions.kl.register_kl
from torch.distributions import kl_divergence
from torch.distributions.kl import register_kl
class Point(torch.distributions.Normal):
    pass


class Wide(torch.distributions.Normal):
    pass


@register_kl(Point, Wide)
def kl_of_points(p, q):
    return (p.loc - q.loc) ** 2 / q.scale


def kl_of_wide(p, q):
    return p.scale / q.scale


register_kl(Wide, Wide)(kl_of_wide)
first = kl_divergence(Point(torch.tensor([1.0]), torch.tensor([1.0])), Wide(torch.tensor([3.0]), torch.tensor([2.0])))
second = kl_divergence(Wide(torch.tensor([1.0]), torch.tensor([1.0])), Wide(torch.tensor([3.0]), torch.tensor([2.0])))
# %% torch.jit._overload
class Weighted(nn.Module):
    @torch.jit._overload
    def weigh(self, x: torch.Tensor, weight: None) -> torch.Tensor:
        pass

    @torch.jit._overload
    def weigh(self, x: torch.Tensor, weight: float) -> torch.Tensor:
        pass

    def weigh(self, x, weight=None):
        return x if weight is None else x * weight


weighted = Weighted()
result = [weighted.weigh(torch.ones(2)), weighted.weigh(torch.ones(2), 3.0)]
del weighted
# %% torch.nn.modules.instancenorm._InstanceNorm
layers = [nn.InstanceNorm1d(2), nn.InstanceNorm2d(2, affine=True), nn.InstanceNorm3d(2), nn.BatchNorm2d(2), nn.GroupNorm(1, 2)]
kinds = [isinstance(layer, torch.nn.modules.instancenorm._InstanceNorm) for layer in layers]
either = [isinstance(layer, (nn.modules.batchnorm._BatchNorm, nn.modules.instancenorm._InstanceNorm)) for layer in layers]
derived = issubclass(nn.InstanceNorm2d, torch.nn.modules.instancenorm._InstanceNorm)
del layers
# %% torchvision.ops.boxes.box_iou torchvision.ops.boxes.box_area torchvision.ops.generalized_box_iou
from torchvision.ops import boxes as box_ops, generalized_box_iou
from torchvision.ops.boxes import box_area, box_iou
first = torch.tensor([[0.0, 0.0, 2.0, 2.0], [1.0, 1.0, 4.0, 3.0]])
second = torch.tensor([[1.0, 0.0, 3.0, 2.0], [5.0, 5.0, 6.0, 7.0], [0.0, 0.0, 2.0, 2.0]])
overlaps, again = box_ops.box_iou(first, second), box_iou(boxes1=second, boxes2=first)
areas = torch.sqrt(torch.cat([box_area(part) for part in (first, second)]))
whole = box_area(torch.tensor([[0, 1, 3, 5]]))
general = generalized_box_iou(first, second)
general_again = generalized_box_iou(boxes1=first, boxes2=first)
# %% torchvision.ops.boxes.batched_nms
from torchvision.ops import boxes as box_ops
from torchvision.ops.boxes import batched_nms
boxes = torch.tensor([[0.0, 0.0, 2.0, 2.0], [0.0, 0.0, 2.0, 1.9], [5.0, 5.0, 6.0, 7.0], [0.1, 0.0, 2.0, 2.0]])
scores = torch.tensor([0.5, 0.9, 0.2, 0.4])
labels = torch.tensor([0, 0, 1, 1])
keep = box_ops.batched_nms(boxes, scores, labels, 0.5)
all_of_one = batched_nms(boxes, scores, idxs=torch.zeros(4, dtype=torch.int64), iou_threshold=0.7)
nothing = box_ops.batched_nms(torch.zeros(0, 4), torch.zeros(0), torch.zeros(0, dtype=torch.int64), 0.5)
# %% torchvision.ops.stochastic_depth.StochasticDepth
from torchvision.ops.stochastic_depth import StochasticDepth
x = torch.arange(1.0, 7.0).reshape(3, 2)
whole = StochasticDepth(0.0, mode="row")(x)
in_use = StochasticDepth(0.5, "row").eval()(x)
nothing = StochasticDepth(1.0, mode="batch")(x)
dropped = StochasticDepth(p=0.5, mode="row")(x)
row_is_whole = bool(((dropped == 0) | (dropped == x * 2)).all())
del dropped
# %% torchvision.ops.misc.SqueezeExcitation
from torchvision.ops.misc import SqueezeExcitation
layer = SqueezeExcitation(2, 1, activation=nn.SiLU)
for _p in layer.parameters():
    nn.init.constant_(_p, 0.5)
result = layer(torch.arange(8.0).reshape(1, 2, 2, 2))
plain = SqueezeExcitation(4, 2)
shapes = [tuple(p.shape) for p in plain.parameters()]
del layer, plain
# %% torchvision.datasets.vision.VisionDataset
from torchvision.datasets.vision import VisionDataset
class Numbers(VisionDataset):
    def __init__(self, root, count, transform=None, target_transform=None):
        super().__init__(root, transform=transform, target_transform=target_transform)
        self.count = count

    def __len__(self):
        return self.count

    def __getitem__(self, index):
        value = torch.tensor([float(index)])
        return (self.transform(value) if self.transform else value), index


data = Numbers("folder", 3, transform=lambda x: x * 2)
items, length, root = [data[i] for i in range(3)], len(data), data.root
has_both = data.transforms is not None, data.target_transform is None
del data
# %% torch.backends.mps.is_built
def device_of(wanted="mps"):
    if torch.backends.mps.is_built() and torch.backends.mps.is_available():
        return wanted
    return "cpu"
chosen, is_built = device_of(), torch.backends.mps.is_built()
# %% torch.distributed.is_xccl_available
has_it = torch.distributed.is_xccl_available()
from torch.distributed import is_xccl_available
backends = ["xccl"] if is_xccl_available() else []
# %% torch.distributed.ProcessGroup
from typing import Optional
from torch.distributed import ProcessGroup
def gathered(x: torch.Tensor, group: Optional["torch.distributed.ProcessGroup"] = None, sync: bool = False):
    return [x, x] if group is None else x
def is_group(value: "Optional[ProcessGroup]"):
    return isinstance(value, torch.distributed.ProcessGroup)
result = gathered(torch.ones(2))
seen = [is_group(None), is_group("a"), isinstance(torch.ones(1), (ProcessGroup, torch.Tensor))]
# %% torch.vmap
terms = torch.arange(6.0).reshape(3, 2)
powers = torch.vmap(lambda k: torch.tensor(-1.0).pow(k) * torch.sum(terms.pow(k + 1), dim=-1))(torch.arange(3))
rows = torch.vmap(torch.dot)(terms, terms + 1)
columns = torch.vmap(lambda x, y: x * y, in_dims=(1, None), out_dims=1)(terms, torch.tensor([1.0, 2.0, 3.0]))
twice = torch.vmap(func=lambda x: (x + 1, x.sum()))(terms)
# %% torch._foreach_lerp torch._foreach_addcmul
starts = [torch.tensor([1.0, 2.0]), torch.tensor([[3.0]])]
ends = [torch.tensor([3.0, -2.0]), torch.tensor([[5.0]])]
between = torch._foreach_lerp(starts, ends, 0.25)
by_tensors = torch._foreach_lerp(starts, ends, [torch.tensor([0.5, 1.0]), torch.tensor([[0.0]])])
less = torch._foreach_addcmul(starts, ends, ends, value=-1)
more = torch._foreach_addcmul(starts, ends, starts)
by_list = torch._foreach_addcmul(starts, ends, starts, [2.0, 0.5])
# %% torch.Tensor.cummin.values
index = torch.tensor([2, 5, 1, 4])
ends = torch.tensor([False, True, False, True])
group_end = torch.where(ends, index, torch.full_like(index, 9)).flip(0).cummin(0).values.flip(0)
lowest = torch.tensor([[3.0, 1.0], [2.0, 4.0]]).cummin(dim=1).values
# %% torch.linalg.eig
c = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 1.0]])
e, v = torch.linalg.eig(c)
order = e.real.argsort()
values, kinds = e.real[order], (e.dtype == torch.complex64, v.dtype == torch.complex64)
again = (v @ torch.diag(e) @ torch.linalg.inv(v)).real
several = torch.linalg.eig(torch.stack([c, c * 2]))
sums = several[0].sum(-1).real
turned, _ = torch.linalg.eig(torch.tensor([[0.0, 1.0], [-1.0, 0.0]], dtype=torch.float64))
turned = turned.imag.abs()
del e, v, several, order
# %% torch.hub._get_torch_home
from torch.hub import _get_torch_home
home = os.path.join(_get_torch_home(), "datasets", "vision")
is_text, end = isinstance(torch.hub._get_torch_home(), str), home.split(os.sep)[-2:]
is_whole = os.path.isabs(os.path.expanduser(home))
is_above = torch.hub.get_dir().startswith(_get_torch_home())
del home
# %% torch.nn.attention.SDPBackend.EFFICIENT_ATTENTION
from torch.nn.attention import SDPBackend, sdpa_kernel
enabled = [SDPBackend.EFFICIENT_ATTENTION, SDPBackend.MATH]
q = torch.arange(12.0).reshape(1, 1, 3, 4) / 12
with sdpa_kernel(enabled):
    result = torch.nn.functional.scaled_dot_product_attention(q, q, q)
is_same = SDPBackend.EFFICIENT_ATTENTION == SDPBackend.MATH, SDPBackend.EFFICIENT_ATTENTION in enabled
del enabled
