import math
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
