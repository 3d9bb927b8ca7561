# %% torch.utils._pytree.tree_map torch.utils._pytree.tree_map_only torch.utils._pytree.tree_leaves torch.overrides.is_tensor_like
from torch.overrides import is_tensor_like
from torch.utils._pytree import tree_leaves, tree_map, tree_map_only
tree = {"a": [1, (2, 3)], "b": 4}
a = tree_map(lambda x: x * 2, tree)
b = tree_map(lambda x: len(x), {"a": (1, 2), "b": [(3,)]}, is_leaf=lambda x: isinstance(x, tuple))
c = tree_map(lambda x, y: x + y, [1, 2], [3, 4])
d = tree_map_only(int, lambda x: -x, [1, "two", {"three": 3}])
e = tree_leaves([1, [2, {"three": 3}]])
f = [is_tensor_like(each) for each in (torch.ones(1), 1, [1])]
# %% torch.distributed.rpc.is_available
from torch.distributed import rpc
a = isinstance(rpc.is_available(), bool)
# %% torch.Size.handed_on
def pair(size):
    return size if isinstance(size, tuple) else (size, size)
x = torch.ones(2, 3, 4)
a = [pair(x.shape), pair(x.size()), pair(x.shape[1:]), pair(5)]
b = [type(each) is tuple or isinstance(each, tuple) for each in a]
# %% torch.Tensor.grad
w = torch.ones(2, requires_grad=True)
def collected():
    parts = []
    for i in range(3):
        w.grad = None
        (w * i).sum().backward()
        parts.append(w.grad)
    return parts
def added(loss):
    loss.backward(retain_graph=True)
    first = w.grad
    w.grad = None
    (2 * loss).backward()
    second = w.grad
    w.grad = None
    return first + second
def halved(p):
    (p * 4).sum().backward()
    half = p.grad.mul_(0.5).add_(1)
    p.grad = None
    (p * 3).sum().backward()
    return half + p.grad
a = [each.tolist() for each in collected()]
w.grad = None
c = halved(w).tolist()
w.grad = None
b = added((w * 3).sum()).tolist()
none = w.grad
# %% torch.Tensor.real torch.Tensor.imag
def turned(z):
    z = z.clone()
    z.imag = -z.imag
    z.real = z.real + 1
    return z
x = turned(torch.complex(torch.ones(2), torch.full((2,), 2.0)))
y = torch.complex(torch.zeros(2), torch.ones(2))
y.real = torch.full((2,), 5.0)
y.imag = y.imag * 3
# %% torch.allclose torch.Tensor.allclose
z = torch.complex(torch.ones(2, 2), torch.zeros(2, 2))
a = [torch.allclose(z, z), torch.allclose(z, 2 * z), z.allclose(z[0]), torch.allclose(z, z + 1e-3, atol=1e-2)]
h = torch.ones(3, dtype=torch.float16)
b = [torch.allclose(h, h), h.allclose(2 * h)]
n = torch.full((2,), float("nan"))
c = [torch.allclose(n, n), torch.allclose(n, n, equal_nan=True)]
# %% torch.Tensor.expand_as
z = torch.complex(torch.ones(2), torch.zeros(2))
a = z.expand_as(torch.complex(torch.ones(3, 2), torch.zeros(3, 2)))
# %% torch.Tensor.bernoulli_
x = torch.empty(20, dtype=torch.bool)
x.bernoulli_()
y = torch.zeros(3, dtype=torch.bool).bernoulli_(1.0)
g = torch.Generator().manual_seed(2)
z = torch.ones(4, dtype=torch.bool).bernoulli_(0.0, generator=g)
x = x.dtype
# %% torch.randn torch.rand
from functools import partial
draw = partial(torch.randn, dtype=torch.float64)
def drawn(*size, **options):
    return torch.rand(*size, **options)
g = torch.Generator().manual_seed(2)
a = [draw((2, 3), generator=g).dtype, list(drawn(2, 3, generator=g).shape), list(drawn(2).shape)]
# %% torch.randint torch.randperm
from functools import partial
whole, order = partial(torch.randint, device="cpu"), partial(torch.randperm, device="cpu")
g = torch.Generator().manual_seed(2)
a = whole(1, 2, [], generator=g).item(), whole(1, (2, 3)), whole(5, 6, (2,)), whole(1, size=(2,), dtype=torch.int32)
b = sorted(order(4, generator=g).tolist())
# %% torch.optim.SGD.add_param_group
w = torch.zeros(2, requires_grad=True)
v = torch.ones(2, requires_grad=True)
optimizer = torch.optim.SGD([w], lr=0.1)
def extend(optimizer, group):
    optimizer.add_param_group(group)
extend(optimizer, {"params": [v], "lr": 0.5})
count = len(optimizer.param_groups)
# %% torch.func.vmap
from torch.func import vmap
x = torch.arange(6.0).reshape(2, 3)
y = torch.ones(3)
a = vmap(lambda row: (row * 2).sum())(x)
b = vmap(torch.dot, in_dims=(0, None))(x, y)
c = torch.vmap(lambda column: column * 2, in_dims=1, out_dims=1)(x)
d = vmap(lambda p, row: (p["w"] * row, row.sum()), in_dims=({"w": None}, 0))({"w": y}, x)
# %% torch.func.grad torch.func.grad_and_value
from torch.func import grad, grad_and_value
x = torch.arange(3.0)
def cubes(x):
    return (x**3).sum()
a = grad(cubes)(x)
b = grad(lambda x: grad(cubes)(x).sum())(x)
c = grad(lambda x, y: (x * y).sum(), argnums=(0, 1))(x, x + 1)
d = grad(lambda p, x: (p["w"] * x).sum())({"w": x}, x + 2)
e = grad_and_value(cubes)(x)
f = grad(lambda x: (cubes(x), x * 2), has_aux=True)(x)
# %% torch.func.jacrev torch.func.jacfwd torch.func.hessian
from torch.func import hessian, jacfwd, jacrev
x = torch.arange(3.0)
m = torch.arange(6.0).reshape(2, 3)
a = [jacobian(lambda x: m @ x**2)(x) for jacobian in (jacrev, jacfwd)]
b = jacrev(lambda x, y: x * y, argnums=(0, 1))(x, x + 1)
c = hessian(lambda x: (x**3).sum())(x)
# %% torch.func.vjp torch.func.jvp
from torch.func import jvp, vjp
x = torch.arange(3.0)
m = torch.arange(6.0).reshape(2, 3)
out, pull = vjp(lambda x, y: (x * y, x.sum()), x, x + 1)
a = [out, pull((x, torch.ones([])))]
b = jvp(lambda x: m @ x, (x,), (x + 1,))
c = jvp(lambda x, y: x * y, (x, x + 1), (x + 2, x + 3))
# %% torch.func.functional_call
from torch.func import functional_call
class Scale(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(2))
        self.register_buffer("shift", torch.zeros(2))
    def forward(self, x, times=1):
        return self.weight * x * times + self.shift
layer = torch.nn.Sequential(Scale())
given = {"0.weight": torch.full((2,), 3.0), "0.shift": torch.ones(2)}
x = torch.arange(2.0)
a = functional_call(layer, given, (x,))
b = functional_call(layer[0], {"weight": torch.zeros(2)}, x, {"times": 2})
c = layer(x)
# %% torch.Tensor.real torch.Tensor.imag torch.real
def norm(z):
    return (z.real**2 + z.imag**2) ** 0.5
class Swapped:
    def change(self, z):
        part = z.real * 1
        z.real = z.imag * 1
        z.imag = part
        return z
z = torch.complex(torch.full((2,), 3.0), torch.full((2,), 4.0))
norms = [f(each) for f in (norm,) for each in (z, 2 * z)]
swap = getattr(Swapped(), "change")
swapped = swap(z.clone())
# %% torch.unique
def rows(mask: torch.BoolTensor):
    values, inverse = torch.unique(mask, dim=0, return_inverse=True)
    return values, inverse, values[inverse]
a = rows(torch.tensor([[True, False], [False, True], [True, False]]))
# %% torch.diag
def diagonals(mask: torch.BoolTensor, i: torch.LongTensor):
    return torch.diag(mask), torch.diag(mask, diagonal=1), torch.diag(i)
a = diagonals(torch.tensor([[True, False], [False, True]]), torch.tensor([[1, 2], [3, 4]]))
b = diagonals(torch.tensor([True, False]), torch.tensor([1, 2]))
# %% torch.Tensor.__mul__
def chosen(x: torch.Tensor, mask: torch.BoolTensor, i: torch.LongTensor):
    return x * mask, i * x, mask * i
a = chosen(torch.tensor([1.5, -2.0]), torch.tensor([True, False]), torch.tensor([3, 4]))
b = chosen(torch.tensor([1.5, -2.0], dtype=torch.float64), torch.tensor([True, False]), torch.tensor([3, 4]))
