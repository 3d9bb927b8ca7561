import torch.nn as nn
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
# %% torch.nn.modules.instancenorm._InstanceNorm
layers = [nn.InstanceNorm1d(2), nn.InstanceNorm2d(2, affine=True), nn.InstanceNorm3d(2), nn.BatchNorm2d(2), nn.GroupNorm(1, 2)]
kinds = [isinstance(layer, torch.nn.modules.instancenorm._InstanceNorm) for layer in layers]
either = [isinstance(layer, (nn.modules.batchnorm._BatchNorm, nn.modules.instancenorm._InstanceNorm)) for layer in layers]
derived = issubclass(nn.InstanceNorm2d, torch.nn.modules.instancenorm._InstanceNorm)
del layers
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
# %% torch.nn.attention.SDPBackend.EFFICIENT_ATTENTION
from torch.nn.attention import SDPBackend, sdpa_kernel
enabled = [SDPBackend.EFFICIENT_ATTENTION, SDPBackend.MATH]
q = torch.arange(12.0).reshape(1, 1, 3, 4) / 12
with sdpa_kernel(enabled):
    result = torch.nn.functional.scaled_dot_product_attention(q, q, q)
is_same = SDPBackend.EFFICIENT_ATTENTION == SDPBackend.MATH, SDPBackend.EFFICIENT_ATTENTION in enabled
del enabled
