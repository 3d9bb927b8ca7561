# %% torch.nn.functional.grouped_mm
import torch.nn.functional as F
x, w = torch.linspace(-1, 1, 96).reshape(12, 8), torch.linspace(1, -2, 3 * 8 * 4).reshape(3, 8, 4)
y = F.grouped_mm(x, w, offs=torch.tensor([4, 4, 12], dtype=torch.int32))
z = F.grouped_mm(torch.ones(3, 4, 8), w, out_dtype=torch.float32)
# %% torch.nn.Module.modules
layer = torch.nn.Linear(2, 2)
net = torch.nn.Sequential(layer, layer)
a = len(list(net.modules(remove_duplicate=True)))
b = len(list(net.modules(True)))
# %% torch.nn.Module.modules
layer = torch.nn.Linear(2, 2)
net = torch.nn.Sequential(layer, layer)
a = len(list(net.modules(remove_duplicate=False)))
# %% torch.nn.GroupNorm
x = torch.linspace(-1, 1, 24).reshape(2, 4, 3)
a = torch.nn.GroupNorm(2, 4, bias=False)
b = torch.nn.GroupNorm(2, 4, affine=True, bias=False)
c = torch.nn.GroupNorm(2, 4, affine=False, bias=True)
d = torch.nn.GroupNorm(2, 4, bias=True)
y = [layer(x) for layer in (a, b, c, d)]
counts = [len(list(layer.parameters())) for layer in (a, b, c, d)]
# %% torch.optim.LBFGS
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.LBFGS([w], lr=0.5, maximize=False)
def closure():
    opt.zero_grad()
    loss = ((w - 3) ** 2).sum()
    loss.backward()
    return loss
opt.step(closure)
# %% torch.optim.LBFGS
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.LBFGS([w], lr=0.5, maximize=True)
# %% torch.nn.LinearCrossEntropyLoss
loss = torch.nn.LinearCrossEntropyLoss(3, 4, bias=True, label_smoothing=0.1, ignore_index=2)
for p in loss.parameters():
    torch.nn.init.constant_(p, 0.2)
loss.linear.weight.data[0, 1] = 1.0
x = torch.linspace(-1, 1, 15).reshape(5, 3).requires_grad_()
y = loss(x, torch.tensor([0, 1, 2, 3, 0]))
y.backward()
g = x.grad
# %% torch.nn.LinearCrossEntropyLoss
loss = torch.nn.LinearCrossEntropyLoss(3, 4, weight=torch.tensor([1.0, 2.0, 3.0, 4.0]), reduction="none")
torch.nn.init.constant_(loss.linear.weight, 0.2)
y = loss(torch.linspace(-1, 1, 15).reshape(5, 3), torch.tensor([0, 1, 2, 3, 0]))
names = sorted(loss.state_dict())
# %% torch.compile
def double(x):
    return x * 2
f = torch.compile(double, name="double", recompile_limit=3, backend="eager")
y = f(torch.ones(2))
# %% torch.foreach.add torch.foreach.sub torch.foreach.mul torch.foreach.div torch.foreach.pow
x, y = [torch.tensor([1.0, 2.0]), torch.tensor([3.0])], [torch.tensor([0.5, 4.0]), torch.tensor([2.0])]
import torch.foreach as f
a = f.add(x, y), f.add(x, 2), f.add(x, y, alpha=2), f.sub(x, [1.0, 2.0]), f.sub(x, y, alpha=3)
b = torch.foreach.mul(x, y), torch.foreach.div(x, 2.0), torch.foreach.mul(x, torch.tensor(3.0))
c = torch.foreach.pow(x, 2), torch.foreach.pow(2.0, x), torch.foreach.pow(x, y)
# %% torch.foreach.add_ torch.foreach.mul_ torch.foreach.sub_ torch.foreach.div_ torch.foreach.pow_ torch.foreach.zero_
x, y = [torch.tensor([1.0, 2.0]), torch.tensor([3.0])], [torch.tensor([0.5, 4.0]), torch.tensor([2.0])]
same = torch.foreach.add_(x, y) is x
torch.foreach.mul_(x, 2.0)
torch.foreach.sub_(x, y, alpha=0.5)
torch.foreach.div_(x, y)
torch.foreach.pow_(x, 2)
torch.foreach.zero_(y)
# %% torch.foreach.lerp torch.foreach.lerp_ torch.foreach.addcmul torch.foreach.addcmul_ torch.foreach.addcdiv torch.foreach.addcdiv_
x, y = [torch.tensor([1.0, 2.0]), torch.tensor([3.0])], [torch.tensor([0.5, 4.0]), torch.tensor([2.0])]
a = torch.foreach.lerp(x, y, 0.25), torch.foreach.lerp(x, y, y)
b = torch.foreach.addcmul(x, y, y), torch.foreach.addcdiv(x, y, x, value=2), torch.foreach.addcmul(x, y, x, value=[1.0, 3.0])
torch.foreach.lerp_(x, y, 0.5)
torch.foreach.addcmul_(x, y, y, value=0.5)
torch.foreach.addcdiv_(x, y, y)
# %% torch.foreach.addcmul
x, value = [torch.tensor([1.0, 2.0]), torch.tensor([3.0])], torch.tensor([1.0, 2.0])
a = torch.foreach.addcmul(x, x, x, value=value)
# %% torch.foreach.maximum torch.foreach.clamp_min torch.foreach.clamp_max_ torch.foreach.norm torch.foreach.max torch.foreach.clone torch.foreach.copy_ torch.foreach.mm
x, y = [torch.tensor([1.0, -2.0]), torch.tensor([3.0])], [torch.tensor([0.5, 4.0]), torch.tensor([2.0])]
a = torch.foreach.maximum(x, y), torch.foreach.clamp_min(x, 0.0), torch.foreach.minimum(x, [1.0, 2.0])
b = torch.foreach.norm(x), torch.foreach.norm(x, ord=1), torch.foreach.max(x), torch.foreach.clone(x)
torch.foreach.clamp_max_(x, 2.0)
torch.foreach.copy_(y, x)
torch.foreach.maximum_(x, y)
c = torch.foreach.mm([torch.ones(2, 3)], [torch.ones(3, 4)])
# %% torch.foreach.abs torch.foreach.sqrt torch.foreach.exp torch.foreach.neg
x = [torch.linspace(0.1, 0.9, 4), torch.tensor([[0.5]])]
import torch.foreach as f
a = f.abs(x), f.acos(x), f.asin(x), f.atan(x), f.ceil(x), f.cos(x), f.cosh(x), f.erf(x), f.erfc(x), f.exp(x)
b = f.expm1(x), f.floor(x), f.frac(x), f.lgamma(x), f.log(x), f.log10(x), f.log1p(x), f.log2(x), f.neg(x)
c = f.reciprocal(x), f.round(x), f.rsqrt(x), f.sigmoid(x), f.sign(x), f.sin(x), f.sinh(x), f.sqrt(x), f.tan(x)
d = f.tanh(x), f.trunc(x)
# %% torch.foreach.abs_ torch.foreach.sqrt_ torch.foreach.exp_ torch.foreach.neg_
import torch.foreach as f
def changed(change):
    x = [torch.linspace(0.1, 0.9, 4), torch.tensor([[0.5]])]
    change(x)
    return x
x = [torch.linspace(0.1, 0.9, 4), torch.tensor([[0.5]])]
f.abs_(x)
f.sqrt_(x)
f.exp_(x)
f.neg_(x)
f.cos_(x)
f.sin_(x)
f.tanh_(x)
f.sigmoid_(x)
f.log_(x)
f.expm1_(x)
f.erf_(x)
f.erfc_(x)
f.rsqrt_(x)
f.reciprocal_(x)
f.lgamma_(x)
y = [each.clone() for each in x]
f.sign_(y)
f.frac_(x)
f.atan_(x)
f.acos_(x)
f.log1p_(x)
f.log2_(x)
f.tan_(x)
f.sinh_(x)
f.cosh_(x)
f.log10_(x)
f.asin_(x)
f.round_(y)
f.trunc_(y)
f.ceil_(y)
f.floor_(y)
# %% torch.rand_like torch.randint_like torch.randn_like
g = torch.Generator()
x = torch.ones(3, 4)
a, b, c = torch.rand_like(x, generator=g), torch.randint_like(x, 5, generator=g), torch.randn_like(x, generator=g)
shapes = a.shape, b.shape, c.shape, b.dtype
d = torch.rand_like(x, dtype=torch.float64, generator=g).dtype
e = bool((b < 5).all())
del a, b, c
# %% torch.nn.SyncBatchNorm
layer = torch.nn.SyncBatchNorm(4, bias=False)
names = [name for name, p in layer.named_parameters() if p.requires_grad]
