# %% torch.accelerator.memory_allocated torch.accelerator.max_memory_allocated torch.accelerator.memory_reserved torch.accelerator.max_memory_reserved torch.accelerator.empty_cache
torch.accelerator.empty_cache()
a = [torch.accelerator.memory_allocated(), torch.accelerator.max_memory_allocated(), torch.accelerator.memory_reserved()]
b = torch.accelerator.max_memory_reserved()
# %% torch.accelerator.is_available torch.accelerator.device_count torch.accelerator.synchronize torch.accelerator.current_device_index torch.accelerator.set_device_index
n = torch.accelerator.device_count()
device = "cpu"
if torch.accelerator.is_available():
    torch.accelerator.set_device_index(0)
    torch.accelerator.synchronize()
    device = torch.accelerator.current_device_index()
# %% torch.accelerator.reset_peak_memory_stats (may raise)
torch.accelerator.reset_peak_memory_stats()
# %% torch.accelerator.synchronize (may raise)
torch.accelerator.synchronize()
# %% torch.nn.attention.sdpa_kernel torch.nn.attention.SDPBackend
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel
q = torch.arange(24.0).reshape(1, 2, 3, 4) / 10
with sdpa_kernel(SDPBackend.MATH):
    a = F.scaled_dot_product_attention(q, q, q)
with sdpa_kernel([SDPBackend.MATH, SDPBackend.EFFICIENT_ATTENTION]):
    b = F.scaled_dot_product_attention(q, q, q, is_causal=True)
# %% torch.optim.Muon
w, v = torch.nn.Parameter(torch.linspace(-1, 1, 32).reshape(4, 8)), torch.nn.Parameter(torch.linspace(2, -1, 30).reshape(10, 3))
opt = torch.optim.Muon([w, v], lr=0.02)
for step in range(3):
    opt.zero_grad()
    ((w ** 2).sum() * (step + 1) + (v ** 3).sin().sum()).backward()
    opt.step()
rates = [group["lr"] for group in opt.param_groups]
# %% torch.optim.Muon
w, v = torch.nn.Parameter(torch.linspace(-1, 1, 32).reshape(4, 8)), torch.nn.Parameter(torch.linspace(2, -1, 30).reshape(10, 3))
opt = torch.optim.Muon(
    [{"params": [w], "lr": 0.1, "adjust_lr_fn": "match_rms_adamw"}, {"params": [v], "nesterov": False}],
    lr=0.05, weight_decay=0.01, momentum=0.9, ns_steps=4)
for step in range(3):
    opt.zero_grad()
    ((w ** 2).sum() * (step + 1) + (v ** 3).sin().sum()).backward()
    opt.step()
# %% torch.optim.Muon
net = torch.nn.Sequential(torch.nn.Linear(3, 8, bias=False), torch.nn.Tanh(), torch.nn.Linear(8, 2, bias=False))
for place, p in enumerate(net.parameters()):
    torch.nn.init.constant_(p, 0.1 * (place + 1))
opt = torch.optim.Muon(net.parameters(), lr=0.1, adjust_lr_fn="match_rms_adamw")
for _ in range(2):
    opt.zero_grad()
    (net(torch.tensor([[1.0, 2.0, -1.0]])) ** 2).mean().backward()
    opt.step()
y = net(torch.tensor([[1.0, 2.0, -1.0]]))
# %% torch.optim.Muon
net = torch.nn.Linear(3, 8, bias=False)
torch.nn.init.constant_(net.weight, 0.1)
opt = torch.optim.Muon(net.parameters(), lr=0.1)
for _ in range(2):
    opt.zero_grad()
    (net(torch.tensor([[1.0, 2.0, -1.0]])) ** 2).mean().backward()
    opt.step()
y = net(torch.tensor([[1.0, 2.0, -1.0]]))
# %% torch.optim.Muon (may raise)
torch.optim.Muon([torch.nn.Parameter(torch.ones(3))])
# %% torch._grouped_mm
x, w = torch.linspace(-1, 1, 96).reshape(12, 8), torch.linspace(1, -2, 3 * 8 * 4).reshape(3, 8, 4)
x.requires_grad_(), w.requires_grad_()
ends = torch.tensor([4, 5, 12], dtype=torch.int32)
y = torch._grouped_mm(x, w, offs=ends)
y.pow(2).sum().backward()
a, b = x.grad, w.grad
# %% torch._grouped_mm
x = torch.linspace(-1, 1, 96).reshape(8, 12)
w = torch.linspace(1, -2, 48).reshape(12, 4)
a = torch._grouped_mm(x, w, offs=torch.tensor([4, 4, 12], dtype=torch.int32))
b = torch._grouped_mm(x.reshape(3, 8, 4), w.reshape(3, 4, 4))
c = torch._grouped_mm(x.reshape(3, 8, 4), w.T[:, :12].contiguous(), offs=torch.tensor([4, 8, 12], dtype=torch.int32))
# %% torch.nn.LayerNorm
x = torch.linspace(-1, 1, 12).reshape(4, 3)
a = torch.nn.LayerNorm(3, elementwise_affine=False, bias=True)
b = torch.nn.LayerNorm(3, elementwise_affine=True, bias=False)
y = a(x), b(x)
counts = len(list(a.parameters())), len(list(b.parameters()))
