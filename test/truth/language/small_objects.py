import copy
import pickle

import torch
import torch.nn as nn
from torch.utils.data import BatchSampler, DataLoader, Dataset, RandomSampler, SequentialSampler, TensorDataset
# %% language.small:devices
cpu = torch.device("cpu")
a = cpu.type
b = cpu.index
c = str(cpu)
d = cpu == torch.device("cpu")
e = torch.zeros(1).device == cpu
f = torch.zeros(1).device.type == "cpu"
g = {cpu: 1}[torch.device("cpu")]
h = isinstance(cpu, torch.device)
i = torch.ones(2, device=cpu).to(cpu).tolist()
# %% language.small:types
a = torch.float32.is_floating_point
b = torch.int64.is_complex
c = torch.float16.itemsize
d = torch.ones(1).dtype is torch.float32
e = {torch.float32: "single", torch.float64: "double"}[torch.ones(1).dtype]
f = isinstance(torch.float32, torch.dtype)
g = torch.get_default_dtype() == torch.float32
h = getattr(torch, "float64") == torch.ones(1, dtype=torch.double).dtype
i = repr(torch.int32)
# %% language.small:generators
g = torch.Generator()
g.manual_seed(3)
a = g.initial_seed()
_first = torch.rand(2, generator=g)
_state = g.get_state()
_second = torch.rand(2, generator=g)
g.set_state(_state)
_again = torch.rand(2, generator=g)
b = torch.equal(_second, _again)
g.manual_seed(3)
c = torch.equal(_first, torch.rand(2, generator=g))
d = g.device.type
# %% language.small:sizes
s = torch.zeros(2, 3).shape
a = s == (2, 3)
b = s + (4,)
c = s * 2
d = s.index(3)
e = s.count(2)
f = len(s)
g = s[1:]
h = 3 in s
i = tuple(s)
j = s.numel()
k = isinstance(s, tuple)
rows, columns = s
m = s < (2, 4)
n = torch.Size([2, 3]) == s
# %% language.small:loader_as_object
data = TensorDataset(torch.arange(6.0).reshape(6, 1), torch.arange(6))
loader = DataLoader(data, batch_size=4)
a = len(loader)
b = len(loader.dataset)
c = loader.batch_size
d = loader.drop_last
e = [y.tolist() for _x, y in loader]
f = loader.num_workers
x, y = next(iter(loader))
g = list(x.shape)
h = data[1][1].item()
i = [len(batch) for batch in loader.batch_sampler]
# %% language.small:own_data
class Squares(Dataset):
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return {"x": torch.tensor([float(i)]), "y": i * i, "name": f"n{i}"}


loader = DataLoader(Squares(3), batch_size=2, shuffle=False)
batches = [(batch["x"].tolist(), batch["y"].tolist(), list(batch["name"])) for batch in loader]
both = Squares(1) + Squares(2)
a = len(both)
# %% language.small:samplers
data = list(range(5))
a = list(SequentialSampler(data))
b = list(BatchSampler(SequentialSampler(data), batch_size=2, drop_last=False))
c = len(BatchSampler(SequentialSampler(data), 2, True))
d = sorted(RandomSampler(data))
e = len(RandomSampler(data, replacement=True, num_samples=7))
f = sorted(torch.utils.data.SubsetRandomSampler([1, 3]))
# %% language.small:own_sampler
class Backwards(torch.utils.data.Sampler):
    def __init__(self, data):
        self.data = data

    def __iter__(self):
        return iter(range(len(self.data) - 1, -1, -1))

    def __len__(self):
        return len(self.data)


data = TensorDataset(torch.arange(4))
a = [x[0].tolist() for x in DataLoader(data, batch_size=2, sampler=Backwards(data))]
# %% language.small:subsets
data = TensorDataset(torch.arange(10))
first, second = torch.utils.data.random_split(data, [7, 3])
a = (len(first), len(second))
b = sorted([*first.indices, *second.indices])
part = torch.utils.data.Subset(data, [1, 3])
c = [x.item() for (x,) in part]
d = part.dataset is data
both = torch.utils.data.ConcatDataset([part, data])
e = len(both)
# %% language.small:tensor_attributes
x = torch.arange(6.0).reshape(2, 3)
a = (x.ndim, x.numel(), x.nelement(), x.element_size(), x.itemsize, x.nbytes)
b = x.stride()
c = x.is_contiguous()
d = x.T.is_contiguous()
e = x.T.tolist()
f = (x.is_cuda, x.layout == torch.strided, x.is_sparse)
g = x.storage_offset()
h = x[1].storage_offset()
i = x.data_ptr() == x.view(6).data_ptr()
# %% language.small:copies_of_tensors
x = torch.ones(2, requires_grad=True)
y = copy.copy(x)
z = copy.deepcopy(x)
a = z.requires_grad
b = z is x
with torch.no_grad():
    z.add_(1)
c = x.tolist()
t = pickle.loads(pickle.dumps(torch.arange(3)))
d = t.tolist()
p = copy.deepcopy(nn.Parameter(torch.ones(2)))
e = isinstance(p, nn.Parameter)
