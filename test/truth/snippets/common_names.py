# %% torch.nn.functional.pad
x = torch.arange(6.0).reshape(2, 3)
values = [None, 0, 1.5]
a = [torch.nn.functional.pad(x, (1, 2), value=v) for v in values]
b = torch.nn.functional.pad(x, (0, 1, 1, 0), "constant", values[2])
# %% torch.jit.Final torch.jit.is_tracing torch.jit._overload_method
class Net(torch.nn.Module):
    scale: torch.jit.Final[int]

    def __init__(self):
        super().__init__()
        self.scale = 3

    @torch.jit._overload_method
    def forward(self, x):
        pass

    def forward(self, x):
        return x if torch.jit.is_tracing() else x * self.scale
a = Net()(torch.ones(2))
b = torch.jit.is_tracing()
# %% torch.nn.BatchNorm1d.eps torch.nn.BatchNorm3d.eps
a = torch.nn.BatchNorm1d(3, eps=1e-3).eps
b = torch.nn.BatchNorm3d(3).eps
n = torch.nn.BatchNorm1d(3)
n.eps = 0.25
c = n.eps
# %% torch.nn.MaxPool2d.stride torch.nn.MaxPool2d.padding torch.nn.AvgPool2d.kernel_size
p = torch.nn.MaxPool2d(3, stride=2, padding=1)
a = p.stride
b = p.padding
c = torch.nn.AvgPool2d(3, 2).kernel_size
# %% torch.nn.init.constant torch.nn.init.kaiming_normal torch.nn.init.kaiming_uniform torch.nn.init.xavier_normal torch.nn.init.xavier_uniform torch.nn.init.normal torch.nn.init.uniform torch.nn.init.orthogonal
w = torch.empty(64, 32)
a = torch.nn.init.constant(torch.empty(2, 3), 0.5)
torch.nn.init.kaiming_normal(w)
b = w.std().item() > 0.2
torch.nn.init.kaiming_uniform(w)
c = w.abs().max().item() < 0.5
torch.nn.init.xavier_normal(w)
d = w.std().item() < 0.2
torch.nn.init.xavier_uniform(w)
e = w.abs().max().item() < 0.3
torch.nn.init.normal(w, 3.0, 0.1)
f = abs(w.mean().item() - 3.0) < 0.1
torch.nn.init.uniform(w, 1.0, 2.0)
g = w.min().item() >= 1.0
q = torch.empty(3, 3)
torch.nn.init.orthogonal(q)
h = torch.allclose(q @ q.T, torch.eye(3), atol=1e-5)
del q, w
# %% torch.utils.data.DataLoader.sampler torch.utils.data.DataLoader.batch_size
data = torch.utils.data.TensorDataset(torch.arange(6.0))
loader = torch.utils.data.DataLoader(data, batch_size=2)
a = len(loader.sampler)
b = loader.batch_size
# %% torch.profiler.record_function
with torch.profiler.record_function("step"):
    a = torch.ones(2) * 2
# %% torch.chunk torch.Tensor.chunk
x = torch.arange(12.0).reshape(2, 6)
x.requires_grad = True
a, b = x.chunk(2, dim=1)
c, d = torch.chunk(x, 2)
e, f = torch.chunk(torch.arange(7.0), 2)
g, h, i = x.chunk(3, 1)
(a.sum() + 2 * b.sum() + 3 * d.sum() + h.sum()).backward()
# %% torch.nn.functional.cross_entropy torch.nn.CrossEntropyLoss
x = torch.arange(12.0).reshape(4, 3) / 7
x.requires_grad = True
y = torch.tensor([0, 2, 1, 1])
a = torch.nn.functional.cross_entropy(x, y, label_smoothing=0.1)
b = torch.nn.CrossEntropyLoss(label_smoothing=0.2)(x, y)
z = torch.tensor([0, -1, 1, -1])
c = torch.nn.functional.cross_entropy(x, z, ignore_index=-1)
(a + b + c).backward()
# %% torch.clamp torch.Tensor.clamp torch.Tensor.clamp_ torch.clamp_min
x = torch.arange(-3.0, 3.0)
low, high = -1.5, 2
a = torch.clamp(x, low, high)
b = x.clamp(max=high)
c = torch.clamp_min(x, low)
d = x.clone().clamp_(low, high)
e = torch.clamp(x, min=torch.tensor([0.0, 0.0, 0.0, 1.0, 1.0, 1.0]))
# %% torch.nn.TransformerEncoderLayer torch.nn.TransformerEncoder
layer = torch.nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)
encoder = torch.nn.TransformerEncoder(layer, 2, norm=torch.nn.LayerNorm(8))
a = encoder(torch.ones(3, 5, 8)).shape
b = torch.nn.TransformerEncoderLayer(8, 2, batch_first=True, activation="gelu", norm_first=True)(torch.ones(3, 5, 8)).shape
del layer, encoder
# %% torch.utils.data.DataLoader
def batches_of(data, options):
    return [batch[0].tolist() for batch in torch.utils.data.DataLoader(data, **options)]
a = batches_of(torch.utils.data.TensorDataset(torch.arange(6.0)), {"batch_size": 4, "pin_memory": False})
