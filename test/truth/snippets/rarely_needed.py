import math
# %% torch.optim.Adadelta
p, q = torch.nn.Parameter(torch.tensor([1.0, 2.0])), torch.nn.Parameter(torch.tensor([3.0]))
optimizer = torch.optim.Adadelta([{"params": [p], "lr": 0.5}, {"params": [q]}], lr=1.0)
(p.sum() * q).sum().backward()
optimizer.step()
# %% torch.optim.Adamax
p, q = torch.nn.Parameter(torch.tensor([1.0, 2.0])), torch.nn.Parameter(torch.tensor([3.0]))
optimizer = torch.optim.Adamax([{"params": [p], "lr": 0.5}, {"params": [q]}], lr=0.1)
(p.sum() * q).sum().backward()
optimizer.step()
# %% torch.optim.NAdam
p, q = torch.nn.Parameter(torch.tensor([1.0, 2.0])), torch.nn.Parameter(torch.tensor([3.0]))
optimizer = torch.optim.NAdam([{"params": [p], "lr": 0.5}, {"params": [q]}], lr=0.1)
(p.sum() * q).sum().backward()
optimizer.step()
# %% torch.optim.RAdam
p, q = torch.nn.Parameter(torch.tensor([1.0, 2.0])), torch.nn.Parameter(torch.tensor([3.0]))
optimizer = torch.optim.RAdam([{"params": [p], "lr": 0.5}, {"params": [q]}], lr=0.1)
(p.sum() * q).sum().backward()
optimizer.step()
# %% torch.Tensor.to_sparse
mask = torch.tensor([[True, False], [False, True]])
values = mask.to(torch.bool).to_sparse().to_dense().to(torch.int64)
# %% torch.nn.functional.batch_norm
x = torch.tensor([[1.0, 2.0], [3.0, 5.0]])
result = torch.nn.functional.batch_norm(x + 1, None, None, training=True)
# %% torch.Tensor.mul_
scaled = lambda factor: torch.ones(2).mul_(factor)
result = [scaled(torch.tensor(2.0)), scaled(3)]
# %% torch.div
def divided_by(x, other, mode):
    return torch.div(x, other, rounding_mode=mode)
result = [divided_by(torch.tensor([7.0, -7.0]), torch.tensor([2.0, 2.0]), mode) for mode in (None, "floor", "trunc")]
# %% torch.iinfo
largest = [torch.iinfo(dtype).max for dtype in (torch.int8, torch.uint8, torch.int64)]
unsigned = "uint64" in str(torch.uint64)
# %% torch.random.fork_rng
torch.manual_seed(3)
with torch.random.fork_rng():
    torch.rand(3)
first = torch.rand(2)
torch.manual_seed(3)
same = bool((first == torch.rand(2)).all())
del first
# %% torch.nn.functional.pad
mask = torch.tensor([[True, False]])
result = torch.nn.functional.pad(mask, (1, 1), value=True)
# %% torch.renorm
x = torch.tensor([[3.0, 4.0], [0.3, 0.4]])
result = torch.renorm(x, math.inf, 0, 1.0)
limit = 2.0
other = torch.renorm(x, 2, dim=0, maxnorm=limit)
# %% torch.utils._pytree._dict_flatten torch.utils._pytree._dict_unflatten
from torch.utils._pytree import _dict_flatten, _dict_unflatten
values, keys = _dict_flatten({"a": 1, "b": 2})
again = _dict_unflatten(values, keys)
# %% torch.utils._pytree.register_pytree_node
from torch.utils import _pytree
class Pair:
    def __init__(self, first, second):
        self.parts = (first, second)
_pytree.register_pytree_node(Pair, lambda pair: (list(pair.parts), None), lambda parts, context: Pair(*parts))
parts = Pair(1, 2).parts
# %% torch.library.custom_op
def plain(f, wrap=torch.library.custom_op):
    return f
result = plain(lambda: 3)()
# %% importlib.util.find_spec
import importlib.util
found = importlib.util.find_spec("torch") is not None
# %% importlib.metadata.version
import importlib.metadata
def is_there(name):
    return bool(importlib.metadata.version(name))
known = is_there("torch")
# %% torch.fx.Tracer
from torch.fx import Tracer
class Named(Tracer):
    pass
result = Named.__name__
# %% huggingface_hub.PyTorchModelHubMixin
import tempfile
from huggingface_hub import PyTorchModelHubMixin
class Net(torch.nn.Module, PyTorchModelHubMixin):
    def __init__(self, size=2):
        super().__init__()
        self.layer = torch.nn.Linear(size, size)
net = Net(size=3)
with tempfile.TemporaryDirectory() as folder:
    net.save_pretrained(folder)
    again = Net.from_pretrained(folder)
result = bool((again.layer.weight == net.layer.weight).all())
size = again.layer.weight.shape[0]
del net, again, folder
