# %% torch.Tensor.backward torch.Tensor.grad torch.autograd.backward
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = (x ** 2).sum()
y.backward()
a = x.grad
z = x * 3
z.backward(torch.ones(2))
b = x.grad
x.grad = None
c = x.grad
(x * 2).sum().backward()
x.grad.zero_()
d = x.grad
w = torch.tensor([1.0], requires_grad=True)
v = w * w
v.backward(retain_graph=True)
v.backward()
e = w.grad
# %% torch.autograd.grad
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = (x ** 3).sum()
g, = torch.autograd.grad(y, x, create_graph=True)
h = torch.autograd.grad(g.sum(), x)[0]
a = torch.autograd.grad((x * 2).sum(), [x])
b = torch.autograd.grad(outputs=x * 2, inputs=x, grad_outputs=torch.ones(2))[0]
# %% torch.no_grad torch.enable_grad torch.set_grad_enabled torch.is_grad_enabled torch.inference_mode
x = torch.tensor([1.0, 2.0], requires_grad=True)
with torch.no_grad():
    y = x * 2
    with torch.enable_grad():
        z = x * 3

@torch.no_grad()
def f(v):
    return v * 2

w = f(x)
a = torch.is_grad_enabled()
with torch.set_grad_enabled(False):
    b = torch.is_grad_enabled()
    u = x * 2
# %% torch.inference_mode
x = torch.tensor([1.0, 2.0])
with torch.inference_mode():
    y = x * 2

@torch.inference_mode()
def f(v):
    return v + 1

z = f(x)
# %% torch.Tensor.requires_grad torch.Tensor.requires_grad_ torch.Tensor.is_leaf torch.Tensor.detach_ torch.Tensor.retain_grad
x = torch.zeros(2)
a = x.requires_grad
x.requires_grad = True
b = x.requires_grad
y = torch.ones(2).requires_grad_()
c = y.is_leaf
z = y * 2
d = z.is_leaf
e = z.detach().requires_grad
w = torch.ones(3).requires_grad_(True)
f = w.requires_grad
v = torch.ones(2, requires_grad=True)
v.requires_grad = False
# %% torch.autograd.Function
class Square(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, grad):
        x, = ctx.saved_tensors
        return 2 * x * grad

x = torch.tensor([1.0, 3.0], requires_grad=True)
y = Square.apply(x)
y.sum().backward()
g = x.grad
# %% torch.autograd.Function
from torch.autograd import Function
class Scale(Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.factor = factor
        return x * factor

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.factor, None

x = torch.tensor([1.0, 3.0], requires_grad=True)
y = Scale.apply(x, 3.0)
y.sum().backward()
g = x.grad
# %% torch.Tensor.register_hook
x = torch.tensor([1.0, 3.0], requires_grad=True)
handle = x.register_hook(lambda g: g * 2)
(x * 3).sum().backward()
g = x.grad
del handle
# %% torch.autograd.functional.jacobian torch.autograd.functional.hessian
x = torch.tensor([1.0, 3.0])
j = torch.autograd.functional.jacobian(lambda v: v ** 2, x)
h = torch.autograd.functional.hessian(lambda v: (v ** 3).sum(), x)
# %% torch.autograd.functional.vjp torch.autograd.functional.jvp
x = torch.tensor([1.0, 3.0])
a, b = torch.autograd.functional.vjp(lambda v: v ** 2, x, torch.ones(2))
# %% torch.optim.SGD
import torch.nn as nn
import torch.optim as optim
layer = nn.Linear(2, 1)
nn.init.ones_(layer.weight)
nn.init.zeros_(layer.bias)
opt = optim.SGD(layer.parameters(), lr=0.1, momentum=0.9, weight_decay=0.01)
for _ in range(3):
    opt.zero_grad()
    loss = (layer(torch.tensor([[1.0, 2.0]])) ** 2).mean()
    loss.backward()
    opt.step()
w = layer.weight
# %% torch.optim.Optimizer.param_groups
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.SGD([w], lr=0.1)
(w ** 2).sum().backward()
opt.step()
opt.zero_grad()
g = opt.param_groups[0]["lr"]
for _group in opt.param_groups:
    _group["lr"] = 0.01
(w ** 2).sum().backward()
opt.step()
# %% torch.optim.SGD
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.SGD([w], 0.1, 0.9, nesterov=True)
for _ in range(3):
    opt.zero_grad()
    (w ** 2).sum().backward()
    opt.step()
# %% torch.optim.Adam torch.optim.AdamW
import torch.nn as nn
layer = nn.Linear(2, 1)
nn.init.ones_(layer.weight)
nn.init.zeros_(layer.bias)
opt = torch.optim.Adam(layer.parameters(), lr=1e-2, betas=(0.9, 0.99), eps=1e-8)
for _ in range(3):
    opt.zero_grad()
    loss = (layer(torch.tensor([[1.0, 2.0]])) ** 2).mean()
    loss.backward()
    opt.step()
w = layer.weight
other = nn.Linear(2, 1)
nn.init.ones_(other.weight)
nn.init.zeros_(other.bias)
opt2 = torch.optim.AdamW(other.parameters(), lr=1e-2, weight_decay=0.1)
for _ in range(3):
    opt2.zero_grad(set_to_none=True)
    (other(torch.tensor([[1.0, 2.0]])) ** 2).mean().backward()
    opt2.step()
v = other.weight
# %% torch.optim.AdamW
import torch.nn as nn
net = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
for p in net.parameters():
    nn.init.constant_(p, 0.5)
decay = [p for n, p in net.named_parameters() if n.endswith("weight")]
rest = [p for n, p in net.named_parameters() if not n.endswith("weight")]
opt = torch.optim.AdamW([{"params": decay, "weight_decay": 0.1}, {"params": rest, "weight_decay": 0.0}], lr=1e-2)
for _ in range(3):
    opt.zero_grad()
    (net(torch.tensor([[1.0, 2.0]])) ** 2).mean().backward()
    opt.step()
w = [p.detach() for p in net.parameters()]
# %% torch.optim.Adam
import torch.nn as nn
net = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
for p in net.parameters():
    nn.init.constant_(p, 0.5)
opt = torch.optim.Adam([{"params": net[0].parameters()}, {"params": net[1].parameters(), "lr": 1e-1}], lr=1e-2)
for _ in range(3):
    opt.zero_grad()
    (net(torch.tensor([[1.0, 2.0]])) ** 2).mean().backward()
    opt.step()
w = [p.detach() for p in net.parameters()]
# %% torch.optim.RMSprop torch.optim.Adagrad torch.optim.Adadelta torch.optim.Adamax
results = []
for name in ("RMSprop", "Adagrad", "Adadelta", "Adamax"):
    w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
    if name == "RMSprop":
        opt = torch.optim.RMSprop([w], lr=0.01)
    elif name == "Adagrad":
        opt = torch.optim.Adagrad([w], lr=0.01)
    elif name == "Adadelta":
        opt = torch.optim.Adadelta([w], lr=0.5)
    else:
        opt = torch.optim.Adamax([w], lr=0.01)
    for _ in range(3):
        opt.zero_grad()
        (w ** 2).sum().backward()
        opt.step()
    results.append(w.detach())
# %% torch.optim.lr_scheduler.StepLR
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.SGD([w], lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(opt, step_size=2, gamma=0.1)
rates = []
for _ in range(5):
    opt.zero_grad()
    (w ** 2).sum().backward()
    opt.step()
    scheduler.step()
# %% torch.optim.lr_scheduler.CosineAnnealingLR
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.SGD([w], lr=0.1)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(opt, T_max=4)
for _ in range(5):
    opt.zero_grad()
    (w ** 2).sum().backward()
    opt.step()
    scheduler.step()
# %% torch.optim.lr_scheduler.LambdaLR
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.SGD([w], lr=0.1)
scheduler = torch.optim.lr_scheduler.LambdaLR(opt, lr_lambda=lambda step: 1 / (step + 1))
for _ in range(5):
    opt.zero_grad()
    (w ** 2).sum().backward()
    opt.step()
    scheduler.step()
# %% torch.optim.lr_scheduler.MultiStepLR torch.optim.lr_scheduler.ExponentialLR
results = []
for kind in (0, 1):
    w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
    opt = torch.optim.SGD([w], lr=0.1)
    if kind:
        scheduler = torch.optim.lr_scheduler.MultiStepLR(opt, milestones=[2, 4], gamma=0.5)
    else:
        scheduler = torch.optim.lr_scheduler.ExponentialLR(opt, gamma=0.9)
    for _ in range(5):
        opt.zero_grad()
        (w ** 2).sum().backward()
        opt.step()
        scheduler.step()
    results.append(w.detach())
# %% torch.optim.lr_scheduler.ReduceLROnPlateau
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.SGD([w], lr=0.1)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(opt, "min", factor=0.5, patience=1)
for loss in (1.0, 1.0, 1.0, 1.0, 0.5):
    opt.zero_grad()
    (w ** 2).sum().backward()
    opt.step()
    scheduler.step(loss)
# %% torch.optim.lr_scheduler.OneCycleLR torch.optim.lr_scheduler.LinearLR
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.SGD([w], lr=0.1)
scheduler = torch.optim.lr_scheduler.LinearLR(opt, start_factor=0.5, total_iters=3)
for _ in range(5):
    opt.zero_grad()
    (w ** 2).sum().backward()
    opt.step()
    scheduler.step()
# %% torch.optim.Optimizer.state_dict torch.optim.Optimizer.load_state_dict
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.Adam([w], lr=0.1)
(w ** 2).sum().backward()
opt.step()
_saved = opt.state_dict()
other = torch.optim.Adam([w], lr=0.1)
other.load_state_dict(_saved)
opt.zero_grad()
(w ** 2).sum().backward()
other.step()
# %% torch.utils.data.Dataset torch.utils.data.DataLoader
from torch.utils.data import DataLoader, Dataset
class Squares(Dataset):
    def __len__(self):
        return 5

    def __getitem__(self, i):
        return torch.tensor([float(i)]), torch.tensor([float(i) ** 2])

loader = DataLoader(Squares(), batch_size=2)
batches = [(x, y) for x, y in loader]
n = len(loader)
last = [x.shape for x, _ in DataLoader(Squares(), batch_size=2, drop_last=True)]
seen = sorted(v.item() for x, _ in DataLoader(Squares(), batch_size=2, shuffle=True) for v in x)
# %% torch.utils.data.TensorDataset torch.utils.data.random_split torch.utils.data.Subset torch.utils.data.ConcatDataset
from torch.utils.data import ConcatDataset, DataLoader, Subset, TensorDataset, random_split
data = TensorDataset(torch.arange(6.0).reshape(6, 1), torch.arange(6))
n = len(data)
item = data[2]
a, b = random_split(data, [4, 2])
sizes = (len(a), len(b))
sub = Subset(data, [0, 3])
s = sub[1]
both = ConcatDataset([data, data])
m = len(both)
batches = [(x, y) for x, y in DataLoader(data, batch_size=4)]
# %% torch.utils.data.DataLoader
from torch.utils.data import DataLoader
def collate(items):
    return torch.stack([torch.tensor(i) for i in items])

loader = DataLoader([1.0, 2.0, 3.0], batch_size=2, collate_fn=collate)
batches = [b for b in loader]
# %% torch.utils.data.RandomSampler torch.utils.data.SequentialSampler torch.utils.data.BatchSampler torch.utils.data.WeightedRandomSampler
from torch.utils.data import BatchSampler, RandomSampler, SequentialSampler
data = list(range(5))
a = list(SequentialSampler(data))
b = sorted(RandomSampler(data))
c = list(BatchSampler(SequentialSampler(data), batch_size=2, drop_last=False))
# %% torch.utils.data.RandomSampler
# Samples are drawn on demand, not all at once.
from itertools import islice
from torch.utils.data import BatchSampler, DataLoader, RandomSampler
data = list(range(5))
many = RandomSampler(data, replacement=True, num_samples=10**10)
a = [i in data for i in islice(iter(many), 100)]
n = len(many)
b = all(len(batch) == 4 for batch in islice(BatchSampler(many, 4, False), 10))
again = RandomSampler(data, num_samples=12)
c = sorted(list(again)[:5]), len(again)
same = RandomSampler(data, replacement=True)
d = len(list(same))
loader = DataLoader(data, batch_size=3, sampler=RandomSampler(data, True, 10**9))
e = [len(batch) for batch in islice(loader, 3)]
# %% torch.utils.data.WeightedRandomSampler
from torch.utils.data import WeightedRandomSampler
a = list(WeightedRandomSampler([0.0, 0.0, 1.0], 4))
# %% torch.utils.data.IterableDataset
from torch.utils.data import DataLoader, IterableDataset
class Count(IterableDataset):
    def __iter__(self):
        for i in range(5):
            yield float(i)

batches = [b for b in DataLoader(Count(), batch_size=2)]
# %% torch.save torch.load
import os, tempfile
path = os.path.join(tempfile.mkdtemp(), "weights.pt")
layer = torch.nn.Linear(2, 2)
torch.nn.init.constant_(layer.weight, 0.5)
torch.nn.init.constant_(layer.bias, 0.25)
torch.save(layer.state_dict(), path)
other = torch.nn.Linear(2, 2)
other.load_state_dict(torch.load(path))
w = other.weight
torch.save({"epoch": 3, "x": torch.arange(3.0)}, path)
loaded = torch.load(path, map_location="cpu")
epoch, x = loaded["epoch"], loaded["x"]
first = torch.load(path, map_location=lambda storage, location: storage)["x"]
second = torch.load(path, map_location=torch.device("cpu"))["x"]
del path
# %% torch.cuda.is_available torch.device torch.cuda.device_count
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
x = torch.ones(2).to(device)
y = torch.zeros(2, device=device)
layer = torch.nn.Linear(2, 2).to(device)
n = torch.cuda.device_count()
a = x.is_cuda
device2 = "cuda:0" if torch.cuda.is_available() else "cpu"
z = torch.ones(2, device=device2)
if torch.cuda.is_available():
    torch.cuda.empty_cache()
    torch.cuda.manual_seed_all(0)
    torch.cuda.synchronize()
w = torch.zeros(3, device=x.device)
v = torch.arange(3, device=x.device, dtype=torch.float32)
# %% torch.device
d = torch.device("cpu")
a = d.type
x = torch.zeros(2)
b = x.device.type
c = str(x.device)
# %% torch.amp.autocast torch.cuda.amp.GradScaler torch.autocast
layer = torch.nn.Linear(2, 2)
torch.nn.init.ones_(layer.weight)
torch.nn.init.zeros_(layer.bias)
with torch.autocast(device_type="cpu", enabled=False):
    y = layer(torch.ones(1, 2))
# %% torch.cuda.amp.GradScaler torch.cuda.amp.autocast
from torch.cuda.amp import GradScaler, autocast
w = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
opt = torch.optim.SGD([w], lr=0.1)
scaler = GradScaler(enabled=False)
for _ in range(2):
    opt.zero_grad()
    with autocast(enabled=False):
        loss = (w ** 2).sum()
    scaler.scale(loss).backward()
    scaler.step(opt)
    scaler.update()
# %% torch.utils.checkpoint.checkpoint
from torch.utils.checkpoint import checkpoint
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = checkpoint(lambda v: v * v, x, use_reentrant=False)
y.sum().backward()
g = x.grad
# %% torch.jit.ignore torch.jit.export torch.jit.unused torch.jit.is_scripting
class Net(torch.nn.Module):
    @torch.jit.export
    def one(self, x):
        return x + 1

    @torch.jit.ignore
    def two(self, x):
        return x + 2

    @torch.jit.unused
    def three(self, x):
        return x + 3

net = Net()
x = torch.ones(2)
a, b, c = net.one(x), net.two(x), net.three(x)
d = torch.jit.is_scripting()
# %% torch.set_printoptions torch.__version__
torch.set_printoptions(precision=3)
v = isinstance(torch.__version__, str)
# %% torch.distributions.Normal torch.distributions.Categorical
from torch.distributions import Categorical, Normal
n = Normal(torch.tensor([0.0, 1.0]), torch.tensor([1.0, 2.0]))
a = n.log_prob(torch.tensor([0.5, 0.5]))
b = n.entropy()
c = n.sample((500,))
d = n.mean
e = n.rsample().shape
k = torch.distributions.kl_divergence(n, Normal(torch.tensor([0.0, 0.0]), torch.tensor([1.0, 1.0])))
v = n.variance
# %% torch.distributions.Categorical
from torch.distributions import Categorical
p = Categorical(torch.tensor([[0.2, 0.3, 0.5]]))
a = p.log_prob(torch.tensor([1]))
b = p.entropy()
c = p.sample().shape
q = Categorical(logits=torch.tensor([0.1, 0.4]))
d = q.log_prob(torch.tensor(0))
e = q.entropy()
# %% torch.distributions.Categorical
p = torch.distributions.Categorical(probs=torch.tensor([0.2, 0.3, 0.5]))
a = p.probs
b = p.log_prob(torch.tensor(2))
# %% torch.distributions.Bernoulli torch.distributions.Uniform torch.distributions.Beta torch.distributions.Gamma torch.distributions.Exponential torch.distributions.Laplace
import torch.distributions as D
a = D.Bernoulli(torch.tensor([0.3])).log_prob(torch.tensor([1.0]))
b = D.Uniform(torch.tensor(0.0), torch.tensor(2.0)).log_prob(torch.tensor(0.5))
c = D.Beta(torch.tensor(2.0), torch.tensor(3.0)).mean
d = D.Gamma(torch.tensor(2.0), torch.tensor(3.0)).log_prob(torch.tensor(0.5))
e = D.Exponential(torch.tensor(2.0)).log_prob(torch.tensor(0.5))
f = D.Laplace(torch.tensor(0.0), torch.tensor(1.0)).log_prob(torch.tensor(0.5))
g = D.Dirichlet(torch.tensor([1.0, 2.0])).mean
h = D.Bernoulli(torch.tensor([0.3])).entropy()
i = D.Beta(torch.tensor(2.0), torch.tensor(3.0)).log_prob(torch.tensor(0.4))
# %% torch.distributions.MultivariateNormal torch.distributions.Independent
import torch.distributions as D
m = D.MultivariateNormal(torch.zeros(2), torch.eye(2))
a = m.log_prob(torch.tensor([0.1, 0.2]))
b = D.Independent(D.Normal(torch.zeros(2), torch.ones(2)), 1).log_prob(torch.tensor([0.1, 0.2]))
# %% torch.fft.fft torch.fft.ifft torch.fft.rfft torch.fft.irfft torch.fft.fft2 torch.fft.fftshift torch.fft.fftfreq
x = torch.tensor([1.0, 2.0, 3.0, 4.0])
a = torch.fft.fft(x)
b = torch.fft.ifft(a)
c = torch.fft.rfft(x)
d = torch.fft.irfft(c, n=4)
e = torch.fft.fft2(x.reshape(2, 2))
f = torch.fft.fftshift(x)
g = torch.fft.fftfreq(4)
h = torch.fft.rfft(x, dim=-1, norm="ortho")
i = torch.fft.rfftn(x.reshape(2, 2), dim=(0, 1))
# %% torch.stft torch.istft torch.hann_window
x = torch.arange(64.0)
w = torch.hann_window(16)
a = torch.stft(x, n_fft=16, hop_length=4, window=w, return_complex=True)
b = torch.istft(a, n_fft=16, hop_length=4, window=w)
# %% torch.linalg.inv torch.inverse torch.det torch.linalg.det torch.slogdet torch.linalg.slogdet torch.linalg.solve torch.cholesky torch.linalg.cholesky torch.linalg.matrix_rank torch.pinverse
x = torch.tensor([[2.0, 0.5], [0.5, 3.0]])
a = torch.inverse(x)
b = torch.linalg.inv(x)
c = torch.det(x)
d = torch.slogdet(x)
e = torch.linalg.slogdet(x)
f = torch.linalg.solve(x, torch.tensor([1.0, 2.0]))
g = torch.linalg.cholesky(x)
h = torch.linalg.matrix_rank(x)
i = torch.pinverse(x)
j = torch.linalg.det(x)
k = torch.cholesky(x)
l = torch.logdet(x)
m = x.inverse()
n = torch.linalg.pinv(x)
o = torch.matrix_power(x, 3)
p = torch.linalg.matrix_norm(x)
s, t = torch.linalg.slogdet(x)
# %% torch.linalg.svd torch.svd torch.linalg.qr torch.linalg.eigh torch.linalg.svdvals torch.linalg.eigvalsh
x = torch.tensor([[2.0, 0.5], [0.5, 3.0], [1.0, 1.0]])
u, s, v = torch.linalg.svd(x, full_matrices=False)
back = u @ torch.diag(s) @ v
del u, v
q, r = torch.linalg.qr(x)
back2 = q @ r
del q, r
e, w = torch.linalg.eigh(x.T @ x)
del w
u2, s2, v2 = torch.svd(x)
back3 = u2 @ torch.diag(s2) @ v2.t()
del u2, v2
f = torch.linalg.svdvals(x)
# %% torch.Tensor.__len__ torch.Tensor.__iter__ torch.Tensor.__bool__ torch.Tensor.__contains__
x = torch.tensor([1.0, 2.0, 3.0])
a = [v.item() for v in x]
b = 2.0 in x
c = len(x)
d = max(x).item()
e = sum(x)
f = bool(x[0] > 0)
p, q, r = x
g = "%.2f" % x[1]
h = f"{x[2].item():.3f}"
# %% torch.Size
s = torch.Size([2, 3])
a = list(s)
b = s.numel()
c = torch.zeros(2, 3).shape == torch.Size([2, 3])
d = tuple(torch.zeros(2, 3).size())
# %% torch.einsum
x = torch.arange(24.0).reshape(2, 3, 4)
y = torch.arange(24.0).reshape(2, 4, 3)
a = torch.einsum("bij,bjk->bik", x, y)
b = torch.einsum("bij,bij->b", x, x)
c = torch.einsum("...ij->...ji", x)
# %% torch.backends.cudnn.benchmark torch.backends.cudnn.deterministic
torch.backends.cudnn.benchmark = True
torch.backends.cudnn.deterministic = True
x = torch.ones(2)
# %% torch.utils.data.default_collate torch.utils.data.get_worker_info
from torch.utils.data import default_collate
a = default_collate([{"x": torch.tensor([1.0])}, {"x": torch.tensor([2.0])}])
# %% torch.optim.Adam torch.optim.AdamW torch.optim.SGD torch.optim.RMSprop torch.optim.Adagrad torch.optim.Adadelta torch.optim.Adamax torch.optim.NAdam torch.optim.RAdam
def trained(make, **options):
    w = torch.nn.Parameter(torch.tensor([1.0, -2.0, 3.0]))
    v = torch.nn.Parameter(torch.tensor([0.5]))
    optimizer = make([{"params": [w]}, {"params": [v], "lr": 0.03}], lr=0.1, **options)
    for _ in range(3):
        optimizer.zero_grad()
        ((w ** 2).sum() * v.sum()).backward()
        optimizer.step()
    return w.detach(), v.detach()
kinds = {"adam": torch.optim.Adam, "adamw": torch.optim.AdamW, "sgd": torch.optim.SGD, "rms": torch.optim.RMSprop,
         "adagrad": torch.optim.Adagrad, "adadelta": torch.optim.Adadelta, "adamax": torch.optim.Adamax,
         "nadam": torch.optim.NAdam, "radam": torch.optim.RAdam}
a = [trained(kind) for kind in kinds.values()]
b = [trained(kind, weight_decay=0.1) for kind in kinds.values()]
# %% torch.optim.Adam torch.optim.SGD
def trained(make=torch.optim.Adam, **options):
    if make == torch.optim.Adam:
        options["eps"] = 0.1
    w = torch.nn.Parameter(torch.tensor([1.0, -2.0, 3.0]))
    optimizer = make([w], lr=0.1, **options)
    for _ in range(3):
        optimizer.zero_grad()
        (w ** 2).sum().backward()
        optimizer.step()
    return w.detach()
a = trained()
b = trained(torch.optim.Adam, betas=(0.8, 0.9))
c = trained(torch.optim.SGD, momentum=0.9, nesterov=True)
# %% torch.optim.SGD torch.optim.RMSprop
def trained(name, **options):
    w = torch.nn.Parameter(torch.tensor([1.0, -2.0, 3.0]))
    optimizer = getattr(torch.optim, name)([w], **options)
    for _ in range(3):
        optimizer.zero_grad()
        (w ** 2).sum().backward()
        optimizer.step()
    return w.detach()
a = trained("SGD", lr=0.1)
b = trained("RMSprop", alpha=0.9)
c = sorted(name for name in ("Adam", "SGD", "Nobody") if name in vars(torch.optim))
# %% torch.use_deterministic_algorithms torch.set_printoptions
torch.use_deterministic_algorithms(True, warn_only=True)
torch.set_printoptions(linewidth=320, precision=5, profile="long")
x = torch.arange(3.0)
torch.use_deterministic_algorithms(False)
# %% torch.optim.lr_scheduler.StepLR torch.optim.lr_scheduler.MultiStepLR torch.optim.lr_scheduler.ExponentialLR
weight = torch.nn.Parameter(torch.ones(1))
_made = [torch.optim.SGD([weight], lr=0.1) for _ in range(3)]
_first = torch.optim.lr_scheduler.StepLR(_made[0], 2, gamma=1.5)
_second = torch.optim.lr_scheduler.MultiStepLR(_made[1], [1, 3], gamma=2)
_third = torch.optim.lr_scheduler.ExponentialLR(_made[2], gamma=1.0)
rates = []
for _ in range(5):
    for _optimizer, _scheduler in zip(_made, [_first, _second, _third]):
        rates.append(round(_optimizer.param_groups[0]["lr"], 6))
        _optimizer.step()
        _scheduler.step()
