import torch.nn as nn
import torch.nn.functional as F
# %% torch._foreach_maximum_ torch._foreach_minimum_
parts = [torch.tensor([0.5, -2.0]), torch.tensor([[3.0], [1.0]])]
held = parts[0]
torch._foreach_maximum_(parts, 0.75)
torch._foreach_minimum_(parts, [torch.tensor([0.8, 0.1]), torch.tensor([[2.0], [5.0]])])
limit = 0.7
torch._foreach_minimum_(parts, limit)
# %% torch._foreach_maximum torch._foreach_minimum
parts = [torch.tensor([0.5, -2.0]), torch.tensor([[3.0], [1.0]])]
numbers = [0.0, 2.0]
larger = torch._foreach_maximum(parts, 1.5)
each = torch._foreach_maximum(parts, numbers)
smaller = torch._foreach_minimum(parts, [torch.tensor([0.0, 0.0]), torch.tensor([[2.0], [5.0]])])
# %% torch.addmm
rows, columns = torch.arange(6.0).reshape(2, 3), torch.arange(12.0).reshape(3, 4)
single = torch.addmm(torch.tensor(2.0), rows, columns)
vector = torch.addmm(torch.arange(4.0), rows, columns, beta=0.5)
column = torch.addmm(torch.ones(2, 1), rows, columns, beta=2.0, alpha=0.25)
full = torch.addmm(torch.ones(2, 4), rows, columns, alpha=3)
# %% torch.nn.functional.rms_norm
def normed(x, weight=None, eps=None):
    if eps is None:
        return F.rms_norm(x, (4,), weight)
    return F.rms_norm(x, (4,), weight, eps)


x = torch.arange(8.0).reshape(2, 4)
plain, weighted = normed(x), normed(x, torch.tensor([1.0, 2.0, 0.5, -1.0]))
near, far = normed(x, None, 1e-3), normed(x, torch.full((4,), 2.0), 10.0)
kept = normed(x.double(), None, 1e-3)
# %% torch.rms_norm
def scaled(x, weight):
    return torch.rms_norm(x, (3,), weight, 1e-5)


x = torch.arange(6.0).reshape(2, 3)
plain, weighted = scaled(x, None), scaled(x, torch.tensor([1.0, 2.0, 0.5]))
# %% torch.nn.Upsample
def doubled(x, corners):
    return nn.Upsample(scale_factor=2, mode="bilinear", align_corners=corners)(x)


x = torch.arange(12.0).reshape(1, 1, 3, 4)
default, aligned, apart = doubled(x, None), doubled(x, True), doubled(x, False)
# %% torch.nn.functional.conv2d torch.nn.functional.conv1d
def convolved(x, weight, padding, dilation):
    return F.conv2d(x, weight, None, 1, padding, dilation)


x, weight = torch.arange(25.0).reshape(1, 1, 5, 5), torch.arange(9.0).reshape(1, 1, 3, 3)
by_number, by_tuple = convolved(x, weight, 2, 2), convolved(x, weight, (1, 0), (2, 1))
gap = 2
line = F.conv1d(x[0, :, 0].unsqueeze(0), weight[:, :, 0], padding=gap, dilation=gap)
# %% torch.nn.AvgPool2d torch.nn.AvgPool3d
pools = {"flat": nn.AvgPool2d, "deep": nn.AvgPool3d}
x = torch.arange(32.0).reshape(1, 1, 2, 4, 4)
flat = pools["flat"](2, stride=1, padding=1, count_include_pad=False)(x[0])
deep = pools["deep"](2, ceil_mode=True)(x)
made = pools["flat"](kernel_size=3, stride=2, ceil_mode=False)(x[0])
# %% torch.Tensor.type torch.Tensor.dtype
x = torch.arange(3)
dtype = torch.float64
narrow, wide = x.type(torch.int32), x.type(dtype)
like = x.type(torch.ones(1).dtype)
# %% torch.contiguous_format torch.preserve_format torch.zeros_like torch.Tensor.clone
x = torch.arange(6.0).reshape(2, 3).t()
zeros = torch.zeros_like(x, memory_format=torch.preserve_format)
copy = x.clone(memory_format=torch.contiguous_format)
dense = x.contiguous(memory_format=torch.contiguous_format)
# %% torch.normal
size, spread = (3, 4), 0.0
sized, around = torch.normal(1.0, 0.0, size), torch.normal(torch.arange(4.0), 0.0)
many = torch.normal(2.0, torch.zeros(2, 3))
# %% torch.nn.Module.register_buffer torch.nn.Module.register_parameter torch.nn.Module.eval
class Kept(nn.Module):
    def __init__(self):
        nn.Module.__init__(self)
        add = nn.Module.register_buffer
        add(self, "seen", torch.arange(2.0))
        nn.Module.register_parameter(self, "weight", nn.Parameter(torch.ones(2)))

    def eval(self):
        self.evaluated = True
        return nn.Module.eval(self)


layer = Kept().eval()
names = sorted(layer.state_dict())
total = (layer.seen + layer.weight).sum()
training, evaluated = layer.training, layer.evaluated
del layer
# %% torch.Size
def widened(x, size):
    return x if size is None else x.expand(size)


def grow(x: torch.Tensor, keep: bool):
    size = x.shape if keep else None
    checked = isinstance(size, tuple)
    return widened(x, size), checked


kept, left = grow(torch.ones(2, 1), True), grow(torch.ones(2, 1), False)
# %% torch.layout torch.memory_format torch.strided torch.preserve_format
def laid_out(x: torch.Tensor, layout: torch.layout = torch.strided, order: torch.memory_format = None):
    return x + 1


def copied(x, memory_format: torch.memory_format = torch.preserve_format):
    return x.clone()


moved, copy = laid_out(torch.ones(2)), copied(torch.zeros(2))
del laid_out, copied
# %% torch.cosine_similarity torch.nn.functional.cosine_similarity
def similar(x, y, eps, dim=1):
    return F.cosine_similarity(x, y, dim, eps), torch.cosine_similarity(x, y, dim=dim, eps=eps)


x = torch.tensor([[1.0, 2.0, -2.0], [0.001, 0.0, 0.0], [0.0, 0.0, 0.0]], requires_grad=True)
y = torch.tensor([[2.0, 1.0, 0.5], [0.002, 0.001, 0.0], [1.0, 1.0, 1.0]])
near, small, large = similar(x, y, 1e-6), similar(x, y, 1e-3), similar(x, y, 10.0, 0)
one = F.cosine_similarity(x[:1], y, eps=0.5)
# %% torch.nn.utils.rnn.PackedSequence
def is_packed(x):
    return isinstance(x, torch.nn.utils.rnn.PackedSequence)


answer = is_packed(torch.ones(2))
# %% torch.compile
def scaled(x, by=2.0):
    return x * by


compiled = torch.compile(scaled, backend="eager", fullgraph=True, dynamic=False)


@torch.compile(backend="eager")
def shifted(x):
    return x + 1


once, twice = compiled(torch.ones(2)), compiled(torch.ones(2), by=0.5)
moved = shifted(torch.arange(3.0))
del compiled, shifted, scaled
# %% torch.utils.data.DataLoader
def loader(items, **options):
    return torch.utils.data.DataLoader(items, collate_fn=lambda rows: torch.stack(rows), **options)


rows = [torch.full((2,), float(i)) for i in range(5)]
sizes = [len(batch) for batch in loader(rows, batch_size=2, shuffle=False)]
first = next(iter(loader(rows, batch_size=3)))
rest = [float(batch.sum()) for batch in loader(rows, batch_size=2, drop_last=True)]
