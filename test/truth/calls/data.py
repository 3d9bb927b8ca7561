# %% torch.utils.data.ChainDataset
from torch.utils.data import IterableDataset
class Count(IterableDataset):
    def __iter__(self):
        yield from range(3)

a = [v for v in torch.utils.data.ChainDataset(datasets=[Count(), Count()])]
# %% torch.utils.data.ConcatDataset
a = torch.utils.data.ConcatDataset(datasets=[[1, 2], [3]])
n = len(a)
b = [a[i] for i in range(3)]
a = None
# %% torch.utils.data.Subset
a = torch.utils.data.Subset(dataset=[1, 2, 3, 4], indices=[0, 2])
b = [a[i] for i in range(len(a))]
a = None
# %% torch.utils.data.random_split
a, b = torch.utils.data.random_split(dataset=list(range(10)), lengths=[7, 3])
n = (len(a), len(b))
c = sorted([*a, *b])
a = b = None
# %% torch.utils.data.random_split
a, b = torch.utils.data.random_split(list(range(10)), [0.7, 0.3])
n = (len(a), len(b))
a = b = None
# %% torch.utils.data.random_split
a, b = torch.utils.data.random_split(list(range(10)), [7, 3], generator=torch.Generator().manual_seed(3))
n = (len(a), len(b))
a = b = None
# %% torch.utils.data.SubsetRandomSampler
a = sorted(torch.utils.data.SubsetRandomSampler(indices=[3, 1, 2], generator=None))
# %% torch.utils.data.SequentialSampler
a = list(torch.utils.data.SequentialSampler(data_source=[1, 2, 3]))
# %% torch.utils.data.RandomSampler
a = sorted(torch.utils.data.RandomSampler(data_source=[1, 2, 3], replacement=False, num_samples=None, generator=None))
# %% torch.utils.data.RandomSampler
a = len(list(torch.utils.data.RandomSampler(data_source=[1, 2, 3], replacement=True, num_samples=7)))
# %% torch.utils.data.BatchSampler
a = list(torch.utils.data.BatchSampler(sampler=torch.utils.data.SequentialSampler(range(7)), batch_size=3, drop_last=True))
# %% torch.utils.data.WeightedRandomSampler
a = list(torch.utils.data.WeightedRandomSampler(weights=[0.0, 0.0, 1.0], num_samples=4, replacement=True, generator=None))
# %% torch.utils.data.WeightedRandomSampler
w = torch.tensor([0.0, 1.0, 1.0])
a = sorted(torch.utils.data.WeightedRandomSampler(w, 2, replacement=False))
# %% torch.utils.data.Sampler
class Even(torch.utils.data.Sampler):
    def __init__(self, source):
        self.source = source

    def __iter__(self):
        return iter(range(0, len(self.source), 2))

    def __len__(self):
        return (len(self.source) + 1) // 2

a = list(Even([1, 2, 3, 4, 5]))
# %% torch.utils.data.get_worker_info
a = torch.utils.data.get_worker_info() is None
# %% torch.utils.data.distributed.DistributedSampler
s = torch.utils.data.distributed.DistributedSampler(dataset=list(range(6)), num_replicas=2, rank=0, shuffle=False, seed=0, drop_last=False)
n = len(s)
a = list(s)
s.set_epoch(1)
s = None
# %% torch.utils.data.DistributedSampler
s = torch.utils.data.DistributedSampler(list(range(7)), num_replicas=2, rank=1, shuffle=False)
a = list(s)
s = None
# %% torch.utils.data.default_collate
a = torch.utils.data.default_collate(batch=[(1, 2.0), (3, 4.0)])
# %% torch.utils.data.default_collate
a = torch.utils.data.default_collate([{"x": torch.ones(2), "y": 1}, {"x": torch.zeros(2), "y": 2}])
# %% torch.utils.data.dataloader.default_collate
from torch.utils.data.dataloader import default_collate
a = default_collate([torch.ones(2), torch.zeros(2)])
# %% torch.utils.data._utils.collate.default_collate
a = torch.utils.data._utils.collate.default_collate([torch.ones(2), torch.zeros(2)])
# %% torch.utils.data.TensorDataset
d = torch.utils.data.TensorDataset(torch.arange(6.0).reshape(3, 2), torch.arange(3))
n = len(d)
x, y = d[1]
d = None
# %% torch.utils.data.DataLoader
class Squares(torch.utils.data.Dataset):
    def __len__(self):
        return 5

    def __getitem__(self, i):
        return torch.tensor([float(i), float(i * i)]), i

loader = torch.utils.data.DataLoader(dataset=Squares(), batch_size=2, shuffle=False, num_workers=0, collate_fn=None, pin_memory=False, drop_last=True, timeout=0, worker_init_fn=None)
batches = [list(b) for b in loader]
n = len(loader)
loader = None
# %% torch.utils.data.DataLoader
class Squares(torch.utils.data.Dataset):
    def __len__(self):
        return 5

    def __getitem__(self, i):
        return torch.tensor([float(i), float(i * i)])

loader = torch.utils.data.DataLoader(Squares(), 2, sampler=torch.utils.data.SequentialSampler(range(4)))
batches = [b for b in loader]
loader = None
# %% torch.utils.data.DataLoader
class Squares(torch.utils.data.Dataset):
    def __len__(self):
        return 5

    def __getitem__(self, i):
        return torch.tensor([float(i), float(i * i)])

_sampler = torch.utils.data.BatchSampler(torch.utils.data.SequentialSampler(range(5)), batch_size=3, drop_last=False)
loader = torch.utils.data.DataLoader(Squares(), batch_sampler=_sampler)
batches = [b for b in loader]
loader = None
# %% torch.utils.data.DataLoader
class Squares(torch.utils.data.Dataset):
    def __len__(self):
        return 5

    def __getitem__(self, i):
        return torch.tensor([float(i), float(i * i)])

loader = torch.utils.data.DataLoader(Squares(), batch_size=None)
batches = [b for b in loader]
m = loader.batch_size is None
loader = None
# %% torch.utils.data.DataLoader
data = torch.utils.data.TensorDataset(torch.arange(5.0))
loader = torch.utils.data.DataLoader(data, batch_size=2, shuffle=True, generator=torch.Generator())
n = len(loader)
s = sorted(v for b in loader for v in b[0].tolist())
data = loader = None
# %% torch.utils.data.dataset.Dataset
from torch.utils.data.dataset import Dataset
class One(Dataset):
    def __len__(self):
        return 1

    def __getitem__(self, i):
        return i

a = isinstance(One(), Dataset)
# %% torch.utils.data.dataset.Subset
a = len(torch.utils.data.dataset.Subset([1, 2, 3], [0]))
# %% torch.multiprocessing.cpu_count
import torch.multiprocessing as mp
a = mp.cpu_count() > 0
# %% torch.hub.list
import pathlib, tempfile
folder = tempfile.mkdtemp()
_ = pathlib.Path(folder, "hubconf.py").write_text("def small(width=2):\n    'A net.'\n    return width * 2\n")
names = torch.hub.list(github=folder, force_reload=False) if False else None
folder = None
# %% torch.hub.load
import pathlib, tempfile
folder = tempfile.mkdtemp()
_ = pathlib.Path(folder, "hubconf.py").write_text("def small(width=2):\n    'A net.'\n    return width * 2\n")
a = torch.hub.load(folder, "small", source="local", width=5)
folder = None
# %% torch.utils.cpp_extension.CUDA_HOME
a = torch.utils.cpp_extension.CUDA_HOME is None
# %% torch.jit.save torch.jit.load
import io
class Net(torch.nn.Module):
    def forward(self, x):
        return x * 2

y = Net()(torch.ones(2))
# %% torch.jit.script
@torch.jit.script
def double(x):
    return x * 2

y = double(torch.ones(2))
del double
# %% torch.jit.script
class Net(torch.nn.Module):
    def forward(self, x):
        return x * 2

net = torch.jit.script(Net())
y = net(torch.ones(2))
net = None
# %% torch.jit.trace
class Net(torch.nn.Module):
    def forward(self, x):
        return x * 2

net = torch.jit.trace(Net(), torch.ones(2))
y = net(torch.ones(3))
net = None
# %% torch.compile
net = torch.nn.Linear(2, 2)
torch.nn.init.ones_(net.weight)
torch.nn.init.ones_(net.bias)
y = net(torch.ones(1, 2))
# %% torch.onnx.export
y = callable(torch.onnx.export)
# %% torch.utils.data._utils.collate.np_str_obj_array_pattern
a = torch.utils.data._utils.collate.np_str_obj_array_pattern.search("<U3") is not None
# %% torch.utils.data._utils.collate.default_collate_err_msg_format
a = "{}" in torch.utils.data._utils.collate.default_collate_err_msg_format
