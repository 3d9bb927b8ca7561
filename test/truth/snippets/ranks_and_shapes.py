pairs = [((3,), (1,)), ((1,), (3,)), ((2, 3), (3,)), ((3,), (2, 3)), ((), (3,)), ((3,), ()), ((2, 1), (3,)), ((), ())]
# %% torch.allclose
w = torch.ones(3)
a = torch.allclose(w, torch.full((1,), 1.0))
b = [torch.allclose(torch.ones(one), torch.ones(other) * 1.1, atol=0.2) for one, other in pairs]
c = [torch.allclose(torch.ones(one), torch.zeros(other)) for one, other in pairs]
d = torch.allclose(torch.tensor([1.0, float("nan")]), torch.tensor(float("nan")), equal_nan=True)
e = torch.allclose(torch.ones(2, 3, dtype=torch.float64), torch.ones(1, dtype=torch.float64), rtol=0.0)
f = torch.allclose(torch.tensor([1, 2]), torch.tensor([1, 2]))
# %% torch.allclose (may raise)
a = torch.allclose(torch.ones(2), torch.ones(3))
# %% torch.Tensor.allclose
a = [torch.ones(one).allclose(torch.ones(other)) for one, other in pairs]
b = torch.ones(3).allclose(torch.tensor(1.5), atol=1.0)
# %% torch.isclose
a = [torch.isclose(torch.ones(one), torch.ones(other)) for one, other in pairs]
# %% torch.Tensor.copy_
x = torch.zeros(2, 3)
x.copy_(torch.tensor([1.0, 2.0, 3.0]))
y = torch.zeros(3)
y.copy_(torch.tensor(7.0))
z = torch.zeros(3, dtype=torch.int64)
z.copy_(torch.tensor([1.5, 2.5, -1.5]))
b = torch.ones(3, dtype=torch.bool)
b.copy_(torch.tensor([0, 2, 1]))
n = torch.tensor(1.0)
n.copy_(torch.tensor(2.0))
rows = torch.zeros(2, 2)
rows[0].copy_(torch.ones(1))
same = y.copy_(torch.ones(1), non_blocking=True) is y
# %% torch.Tensor.copy_
w = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
x = torch.zeros(2, 3)
x.copy_(w * 2)
(x * x).sum().backward()
# %% torch.Tensor.copy_
w = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
x = w * 2
x.copy_(torch.tensor([5.0, 6.0, 7.0]))
(x * x).sum().backward()
g = w.grad.tolist()
# %% torch.Tensor.copy_
layer, other = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
with torch.no_grad():
    for p, q in zip(layer.parameters(), other.parameters()):
        p.copy_(q)
    layer.bias.copy_(torch.ones(1))
same = [bool((p == q).all()) for p, q in zip(layer.parameters(), other.parameters())][0]
needs = layer.weight.requires_grad, layer.weight.is_leaf
bias = layer.bias.detach().clone()
# %% torch.Tensor.copy_
w = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
loss = (w * w).sum()
w.data.copy_(torch.tensor([5.0, 6.0, 7.0]))
loss.backward()
# %% torch.Size.numel
x = torch.zeros(2, 3, 4)
shape = x.shape
a = shape.numel()
b = x.size().numel()
c = x.shape[1:].numel()
d = torch.zeros(2).shape[:0].numel()
e = torch.Size([2, 5]).numel()
# %% torch.Tensor.numel


def count(shapes):
    return [shape.numel() for shape in shapes]


def size_of(thing):
    return thing.numel()


a = count([torch.zeros(2, 3).shape, torch.zeros(4).size()])
b = count(p.shape for p in torch.nn.Linear(3, 2).parameters())
c = size_of(torch.zeros(2, 3)), size_of(torch.zeros(2, 3).shape), torch.zeros(2, 2).numel()
# %% torch.Size
shape = torch.zeros(2, 3).shape
a = (shape + (1,)).numel(), ((4,) + shape).numel(), (shape * 2).numel()
b = shape == (2, 3), (2, 3) == shape, shape != (2, 4), shape == torch.zeros(2, 3).shape
c = shape.count(2), shape.index(3), len(shape), list(shape), tuple(shape), shape[-1]
d = {shape: 1}[(2, 3)], hash(shape) == hash((2, 3)), isinstance(shape, tuple), "%d by %d" % shape
# %% torch.Tensor.data
x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
y = torch.exp(x)
y.data[0] = 5.0
y.sum().backward()
# %% torch.Tensor.data
mask = torch.tensor([True, False, True])
w = torch.nn.Parameter(torch.tensor([1.0, 2.0, 3.0]))
w.data[0] = 5.0
w.data[mask] += 1.0
w.data *= 2
w.data.add_(1.0)
w.data[1:].zero_()
w.detach().mul_(3.0)
(w * torch.tensor([1.0, 10.0, 100.0])).sum().backward()
values, grad, is_leaf = w.detach().tolist(), w.grad.tolist(), w.is_leaf
# %% torch.broadcast_tensors
a = [[each.shape for each in torch.broadcast_tensors(torch.ones(one), torch.ones(other))] for one, other in pairs]
w = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
x, y, z = torch.broadcast_tensors(w, torch.ones(2, 1), torch.tensor(3.0))
(x * y * z).sum().backward()
g = w.grad.tolist()
v = torch.tensor([1.0, 2.0], requires_grad=True)
p, q = torch.broadcast_tensors(v, torch.tensor([3.0, 4.0]))
(p * q).sum().backward()
h = v.grad.tolist()
# %% torch.nn.functional.smooth_l1_loss
import torch.nn.functional as F
seen = []
for one, other in pairs:
    w = torch.full(one, 0.7, requires_grad=True)
    t = torch.full(other, 0.4)
    seen.append(F.smooth_l1_loss(w, t))
    seen.append(F.smooth_l1_loss(w, t, beta=0.5, reduction="none"))
    seen.append(F.smooth_l1_loss(w, t, size_average=False))
    seen.append(F.smooth_l1_loss(w, t, beta=0, reduction="sum"))
    sum(each.sum() for each in seen[-4:]).backward()
    seen.append(w.grad.tolist())
# %% torch.nn.functional.huber_loss
import torch.nn.functional as F
seen = []
for one, other in pairs:
    w = torch.full(one, 0.7, requires_grad=True)
    t = torch.full(other, 0.4)
    seen.append(F.huber_loss(w, t))
    seen.append(F.huber_loss(w, t, delta=0.5, reduction="none"))
    sum(each.sum() for each in seen[-2:]).backward()
    seen.append(w.grad.tolist())
# %% torch.nn.functional.kl_div
import torch.nn.functional as F
seen = []
for one, other in pairs:
    w = torch.full(one, 0.7, requires_grad=True)
    t = torch.full(other, 0.4)
    seen.append(F.kl_div(w, t))
    seen.append(F.kl_div(w, t, reduction="sum", log_target=True))
    seen.append(F.kl_div(w, t, reduction="none"))
    sum(each.sum() for each in seen[-3:]).backward()
    seen.append(w.grad.tolist())
# %% torch.nn.functional.soft_margin_loss
import torch.nn.functional as F
seen = []
for one, other in pairs:
    w = torch.full(one, 0.7, requires_grad=True)
    t = torch.full(other, 0.4)
    seen.append(F.soft_margin_loss(w, t))
    seen.append(F.soft_margin_loss(w, t, reduction="none"))
    sum(each.sum() for each in seen[-2:]).backward()
    seen.append(w.grad.tolist())
# %% torch.nn.functional.poisson_nll_loss
import torch.nn.functional as F
seen = []
for one, other in pairs:
    w = torch.full(one, 0.7, requires_grad=True)
    t = torch.full(other, 0.4)
    seen.append(F.poisson_nll_loss(w, t))
    seen.append(F.poisson_nll_loss(w, t, log_input=False, full=True, reduction="none"))
    sum(each.sum() for each in seen[-2:]).backward()
    seen.append(w.grad.tolist())
# %% torch.nn.functional.cosine_similarity
import torch.nn.functional as F
seen = []
for one, other in [((2, 3), (3,)), ((3,), (2, 3)), ((2, 1, 3), (1, 4, 3)), ((3,), (3,)), ((2, 1), (2, 3))]:
    w = torch.arange(1.0, 7.0)[:torch.Size(one).numel()].reshape(one).requires_grad_()
    t = torch.linspace(0.5, 2.0, torch.Size(other).numel()).reshape(other)
    seen.append(F.cosine_similarity(w, t, dim=-1))
    seen[-1].sum().backward()
    seen.append(w.grad.tolist())
    seen.append(F.cosine_similarity(x1=w, x2=t, dim=0, eps=0.1))
# %% torch.cross torch.linalg.cross torch.Tensor.cross
w = torch.tensor([[1.0, 2.0, 3.0], [2.0, 0.0, 1.0]], requires_grad=True)
t = torch.tensor([[0.5, 1.0, 4.0]])
a = torch.cross(w, t, dim=1)
b = torch.linalg.cross(t, w)
c = w.cross(t, dim=-1)
d = torch.cross(w, w * 2, dim=-1)
(a + b * 2 + c).square().sum().backward()
g = w.grad.tolist()
# %% torch.isin
x = torch.tensor([[1, 2, 3], [4, 5, 6]])
a = torch.isin(x, torch.tensor(2))
b = torch.isin(x, torch.tensor([[2], [5]]))
c = torch.isin(elements=torch.tensor(2), test_elements=x, invert=True)
d = torch.isin(x, torch.arange(3), assume_unique=True)
y = torch.tensor(6)
e = torch.isin(x, y), torch.isin(y, y), torch.isin(x, x[0]), torch.isin(x, y, invert=True)
# %% torch.Tensor.lerp_
seen = []
for one, other in [((2, 3), (3,)), ((2, 3), (2, 1)), ((2, 3), ()), ((3,), (1,)), ((), ())]:
    x = torch.ones(one)
    x.lerp_(torch.full(other, 4.0), 0.25)
    y = torch.ones(one)
    y.lerp_(torch.full(one, 4.0), torch.full(other, 0.5))
    seen += [x, y, x.lerp_(torch.full(other, 2.0), torch.full(other, 0.5))]
# %% torch.nn.SmoothL1Loss torch.nn.HuberLoss torch.nn.KLDivLoss torch.nn.SoftMarginLoss torch.nn.PoissonNLLLoss
x, t = torch.full((2, 3), 0.7), torch.full((3,), 0.4)
losses = [torch.nn.SmoothL1Loss(), torch.nn.HuberLoss(), torch.nn.KLDivLoss(), torch.nn.SoftMarginLoss(),
          torch.nn.PoissonNLLLoss()]
a = [loss(x, t) for loss in losses]
# %% torch.Tensor.data
x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
y = torch.exp(x)
y.data *= 2
y.sum().backward()
g = x.grad.tolist()
# %% torch.Tensor.data
x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
y = x.sigmoid()
y.data.zero_()
y.sum().backward()
g = x.grad.tolist()
