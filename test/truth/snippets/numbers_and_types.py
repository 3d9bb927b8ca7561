import torch

x = torch.tensor([[1.5, -2.5, 3.0], [-4.0, 5.25, 0.5]])
k = torch.tensor([[1, -2, 3], [4, 5, -6]])
b = torch.tensor([[True, False, True], [False, True, True]])
z = torch.tensor([[1 + 2j, 3 - 1j], [0.5j, 2 + 0j]])
n = torch.tensor(2.5)
# %% torch.cdist
result = torch.cdist(torch.empty(0, 3, 2), torch.empty(0, 4, 2))
# %% torch.cdist
result = torch.cdist(torch.empty(2, 0, 3), torch.ones(2, 4, 3))
# %% torch.cdist
result = torch.cdist(torch.ones(2, 4, 3), torch.empty(2, 0, 3))
# %% torch.cdist
result = torch.cdist(torch.empty(2, 0), torch.empty(3, 0))
# %% torch.cdist
result = torch.cdist(torch.ones(2, 3), torch.empty(0, 3), p=1)
# %% torch.cdist
result = torch.cdist(torch.empty(0, 5, 3, 2), torch.empty(1, 1, 4, 2))
# %% torch.cdist
result = torch.cdist(x, x + 1)
# %% torch.cdist
result = torch.cdist(x1=x, x2=x * 2, p=1)
# %% torch.cdist
result = torch.cdist(x, x * 2, p=float('inf'), compute_mode='donot_use_mm_for_euclid_dist')
# %% torch.cdist
result = torch.cdist(x.unsqueeze(0), torch.stack([x, x * 2]), 0.0)
# %% torch.cdist
result = torch.cdist(x.double(), x.double() * 2, 3)
# %% torch.cdist
y = x.clone().requires_grad_()
torch.cdist(y, y * 2 + 1, p=2.0).sum().backward()
gradient = y.grad
# %% torch.scalar_tensor
result = torch.scalar_tensor(True)
# %% torch.scalar_tensor
result = torch.scalar_tensor(s=False, dtype=torch.bool)
# %% torch.scalar_tensor
result = torch.scalar_tensor(3)
# %% torch.scalar_tensor
result = torch.scalar_tensor(2.5, dtype=torch.float64)
# %% torch.scalar_tensor
result = torch.scalar_tensor(1 + 2j)
# %% torch.scalar_tensor
result = torch.scalar_tensor(7, dtype=torch.int32, device='cpu')
# %% torch.scalar_tensor
value = 3 > 2
a = torch.scalar_tensor(value)
b = torch.scalar_tensor(2.5, requires_grad=True)
# %% torch.scalar_tensor
result = torch.scalar_tensor(torch.tensor(4))
# %% torch.scalar_tensor
torch.set_default_dtype(torch.float64)
result = torch.scalar_tensor(3)
# %% torch.special.exp2
result = torch.special.exp2(k)
# %% torch.special.exp2
out = torch.empty(2, 3)
result = torch.special.exp2(k, out=out)
# %% torch.special.exp2
out = torch.empty(2, 3, dtype=torch.float64)
result = torch.special.exp2(x, out=out)
# %% torch.special.exp2
result = torch.special.exp2(b)
# %% torch.special.exp2 (may raise)
result = torch.special.exp2(input=x.half())
# %% torch.exp2
out = torch.empty(0)
result = torch.exp2(k, out=out)
# %% torch.exp2
a = torch.exp2(k)
c = torch.exp2(b)
d = torch.exp2(n)
e = torch.exp2(x.double())
f = torch.exp2(torch.empty(0))
g = torch.exp2(torch.tensor(3))
# %% torch.exp2
result = torch.exp2(torch.tensor([1, 2], dtype=torch.int32))
# %% torch.exp2
result = torch.exp2(torch.tensor([1, 2], dtype=torch.uint8))
# %% torch.exp2
result = torch.exp2(z)
# %% torch.Tensor.exp2
a = k.exp2()
c = x.exp2()
d = b.exp2()
e = x.half().exp2()
# %% torch.iinfo
found = torch.iinfo(torch.int8)
a, b, c = found.min, found.max, found.bits
# %% torch.iinfo
a = torch.iinfo(torch.uint8).max
b = torch.iinfo(type=torch.int16).min
c = torch.iinfo(torch.int32).dtype
d = torch.iinfo(torch.int64).max
# %% torch.iinfo
b = torch.iinfo(torch.uint32).max
c = torch.iinfo(torch.uint64).max
d = torch.iinfo(torch.uint64).bits
e = torch.iinfo(torch.uint64).min
# %% torch.iinfo
kind = torch.uint32
found = torch.iinfo(kind)
a, b, c, d = found.min, found.max, found.bits, found.dtype
# %% torch.iinfo
a = torch.iinfo(k.dtype).max
# %% torch.iinfo (may raise)
result = torch.iinfo(torch.float32)
# %% torch.finfo
found = torch.finfo(torch.float32)
a, b, c, d, e, f = found.min, found.max, found.eps, found.tiny, found.bits, found.resolution
# %% torch.finfo
a = torch.finfo(torch.float16).max
b = torch.finfo(type=torch.bfloat16).eps
c = torch.finfo(torch.float64).smallest_normal
d = torch.finfo().max
e = torch.finfo(torch.float16).dtype
# %% torch.Tensor.mH
result = n.mH
# %% torch.Tensor.mH
a = z.mH
c = x.mH
d = torch.stack([z, z]).mH
# %% torch.Tensor.mH torch.Tensor.H torch.Tensor.mT torch.Tensor.T
a = torch.tensor(1 + 2j)
c = a.mH
d = a.H
e = n.T
f = z.H
# %% torch.adjoint torch.Tensor.adjoint
a = torch.adjoint(z)
c = z.adjoint()
d = torch.adjoint(torch.tensor(1 + 2j))
e = n.adjoint()
# %% torch.fmod
result = torch.fmod(torch.tensor([5.5, -5.5], dtype=torch.float16), torch.tensor([2.0, 3.0], dtype=torch.float16))
# %% torch.fmod
result = torch.fmod(torch.tensor([5.5, -5.5], dtype=torch.float16), 2)
# %% torch.fmod
result = torch.fmod(torch.tensor([5.5, -5.5], dtype=torch.bfloat16), 2.5)
# %% torch.fmod
a = torch.fmod(x, 2)
c = torch.fmod(x, -2)
d = torch.fmod(k, 4)
e = torch.fmod(k, -4)
f = torch.fmod(k, 2.5)
g = torch.fmod(x, x.flip(0))
h = torch.fmod(x.double(), 1.5)
# %% torch.fmod
a = torch.fmod(x, 0)
c = torch.fmod(x, float('inf'))
d = torch.fmod(torch.tensor([float('inf'), float('nan'), -0.0, 0.0]), 2)
# %% torch.fmod
a = torch.fmod(n, 2)
c = torch.fmod(torch.empty(0), 2)
d = torch.fmod(torch.tensor(7), torch.tensor(-4))
e = torch.fmod(torch.tensor([200], dtype=torch.uint8), 7)
f = torch.fmod(torch.tensor([-128], dtype=torch.int8), 7)
# %% torch.fmod
out = torch.empty(2, 3)
result = torch.fmod(x, 2, out=out)
# %% torch.fmod
out = torch.empty(2, 3)
result = torch.fmod(k, 4, out=out)
# %% torch.fmod
y = x.clone().requires_grad_()
torch.fmod(y, 2).sum().backward()
gradient = y.grad
# %% torch.Tensor.fmod torch.Tensor.fmod_
a = x.fmod(2)
c = x.half().fmod(2)
d = k.fmod(torch.tensor(4))
e = x.clone()
e.fmod_(2)
f = k.clone()
f.fmod_(4)
# %% torch.Tensor.__int__
result = torch.tensor(3.7).__int__()
# %% torch.Tensor.__int__
a = torch.tensor(-3).__int__()
c = torch.tensor([2.5]).__int__()
d = torch.tensor(True).__int__()
e = torch.tensor([[7]]).__int__()
f = torch.tensor(3.5, dtype=torch.float16).__int__()
# %% torch.Tensor.__float__
a = torch.tensor(3.5).__float__()
c = torch.tensor([2]).__float__()
# %% torch.Tensor.__bool__
a = torch.tensor(3.5).__bool__()
c = torch.tensor([0]).__bool__()
d = bool(torch.tensor([[0.5]]))
# %% torch.Tensor.__index__
a = torch.tensor(3).__index__()
# %% torch.Tensor.__len__ torch.Tensor.__contains__
a = x.__len__()
c = x.__contains__(1.5)
# %% torch.chain_matmul
result = torch.chain_matmul(x)
# %% torch.chain_matmul
a = torch.chain_matmul(x, x.T)
c = torch.chain_matmul(x, x.T, x)
# %% torch.chain_matmul
parts = [x, x.T, x]
result = torch.chain_matmul(*parts)
# %% torch.chain_matmul
parts = [x]
result = torch.chain_matmul(*parts)
# %% torch.chain_matmul
out = torch.empty(2, 2)
result = torch.chain_matmul(x, x.T, out=out)
# %% torch.linalg.multi_dot
a = torch.linalg.multi_dot([x, x.T, x])
c = torch.linalg.multi_dot(tensors=(x, x.T))
# %% torch.lu_unpack
data, pivots = torch.linalg.lu_factor(torch.tensor([[2.0, 1.0], [4.0, 3.0]]))
p, l, u = torch.lu_unpack(data, pivots)
# %% torch.lu_unpack
data, pivots = torch.linalg.lu_factor(torch.tensor([[2.0, 1.0], [4.0, 3.0]]))
p, l, u = torch.lu_unpack(data, pivots, unpack_data=False)
# %% torch.lu_unpack
data, pivots = torch.linalg.lu_factor(torch.tensor([[2.0, 1.0], [4.0, 3.0]]))
p, l, u = torch.lu_unpack(data, pivots, unpack_pivots=False)
# %% torch.lu_unpack
data, pivots = torch.linalg.lu_factor(torch.tensor([[2.0, 1.0], [4.0, 3.0]]))
p, l, u = torch.lu_unpack(data, pivots, False, False)
# %% torch.lu_unpack
data, pivots = torch.linalg.lu_factor(torch.tensor([[2.0, 1.0], [4.0, 3.0]]))
wanted = False
p, l, u = torch.lu_unpack(LU_data=data, LU_pivots=pivots, unpack_data=True, unpack_pivots=wanted)
# %% torch.lu_unpack
data, pivots = torch.linalg.lu_factor(torch.tensor([[2.0, 1.0], [4.0, 3.0], [1.0, 5.0]]))
p, l, u = torch.lu_unpack(data, pivots)
# %% torch.lu_unpack
data, pivots = torch.linalg.lu_factor(torch.tensor([[2.0, 1.0, 3.0], [4.0, 3.0, 1.0]]))
p, l, u = torch.lu_unpack(data, pivots, unpack_pivots=False)
# %% torch.lu_unpack
data, pivots = torch.linalg.lu_factor(torch.tensor([[[2.0, 1.0], [4.0, 3.0]], [[1.0, 0.5], [2.0, 6.0]]], dtype=torch.float64))
p, l, u = torch.lu_unpack(data, pivots)
# %% torch.lu_unpack
data, pivots = torch.linalg.lu_factor(torch.tensor([[2.0, 1.0], [4.0, 3.0]]))
p, l, u = torch.empty(2, 2), torch.empty(2, 2), torch.empty(2, 2)
torch.lu_unpack(data, pivots, out=(p, l, u))
# %% torch.Tensor.exponential_
y = torch.empty(1000)
y.exponential_(generator=None)
# %% torch.Tensor.exponential_
y = torch.empty(1000)
y.exponential_(2.0, generator=torch.Generator())
# %% torch.Tensor.exponential_
y = torch.empty(1000)
y.exponential_(lambd=0.5)
# %% torch.Tensor.exponential_
y = torch.empty(1000, dtype=torch.float64)
result = y.exponential_()
# %% torch.Tensor.backward
y = torch.tensor([1.0, 2.0], requires_grad=True)
(y * 3).backward(gradient=torch.tensor([1.0, 0.5]))
gradient = y.grad
# %% torch.Tensor.backward
y = torch.tensor([1.0, 2.0], requires_grad=True)
(y * 3).backward(torch.tensor([1.0, 0.5]))
gradient = y.grad
# %% torch.Tensor.backward
y = torch.tensor([1.0, 2.0], requires_grad=True)
(y ** 3).backward(gradient=torch.tensor([1.0, 0.5]), create_graph=True)
gradient = y.grad.detach()
# %% torch.Tensor.backward
y = torch.tensor(2.0, requires_grad=True)
(y ** 3).backward(create_graph=True)
first = y.grad
second = torch.autograd.grad(first, y)[0]
# %% torch.Tensor.backward
y = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (y * 3).sum()
loss.backward(retain_graph=True)
loss.backward(None, True)
gradient = y.grad
# %% torch.Tensor.backward
y = torch.tensor([1.0, 2.0], requires_grad=True)
loss = (y * 3).sum()
loss.backward(gradient=None, retain_graph=None, create_graph=False)
gradient = y.grad
# %% torch.Tensor.backward
y = torch.tensor([1.0, 2.0], requires_grad=True)
w = torch.tensor([3.0, 4.0], requires_grad=True)
(y * w).sum().backward(inputs=[y])
gradient, other = y.grad, w.grad
# %% torch.autograd.backward
y = torch.tensor([1.0, 2.0], requires_grad=True)
torch.autograd.backward([y * 3], grad_tensors=[torch.tensor([1.0, 0.5])])
gradient = y.grad
# %% torch.autograd.backward
y = torch.tensor([1.0, 2.0], requires_grad=True)
torch.autograd.backward((y * 3).sum(), None, retain_graph=True)
gradient = y.grad
# %% torch.inference_mode
y = torch.tensor([1.0], requires_grad=True)
with torch.inference_mode():
    a = y * 2
with torch.inference_mode(True):
    c = y * 2
with torch.inference_mode(mode=False):
    d = y * 2
with torch.inference_mode(False):
    e = y * 2
f = y * 2
# %% torch.inference_mode
y = torch.tensor([1.0], requires_grad=True)
wanted = True
with torch.inference_mode(wanted):
    a = y * 2
with torch.inference_mode(mode=not wanted):
    c = y * 2
d = y * 2
# %% torch.inference_mode
y = torch.tensor([1.0], requires_grad=True)
@torch.inference_mode()
def double(v):
    return v * 2
@torch.inference_mode(False)
def triple(v):
    return v * 3
@torch.inference_mode(mode=True)
def half(v):
    return v / 2
@torch.inference_mode
def plain(v):
    return v + 1
a, c, d, e = double(y), triple(y), half(y), plain(y)
f = y * 2
# %% torch.inference_mode
y = torch.tensor([1.0], requires_grad=True)
wanted = False
@torch.inference_mode(wanted)
def double(v):
    return v * 2
a = double(y)
with torch.no_grad():
    with torch.inference_mode(False):
        c = y * 2
# %% torch.no_grad torch.enable_grad torch.set_grad_enabled
y = torch.tensor([1.0], requires_grad=True)
with torch.no_grad():
    a = y * 2
    with torch.enable_grad():
        c = y * 2
    with torch.set_grad_enabled(mode=True):
        d = y * 2
with torch.set_grad_enabled(False):
    e = y * 2
# %% torch.where torch.Tensor.where
x = torch.tensor([[1.5, -2.0], [0.0, 4.0]], requires_grad=True)
mask = torch.tensor([True, False])
a = torch.where(mask, x, 0)
b = torch.where(x > 0, -1, x)
c = x.where(mask, 0)
d = torch.where(mask, torch.tensor([True, False]), 0)
e = torch.where(mask, torch.tensor([3, 4]), True)
f = torch.where(x > 1, 1, 0)
a.sum().backward()
g = x.grad
# %% torch.FloatTensor torch.LongTensor torch.cuda.FloatTensor torch.cuda.LongTensor
import numpy as np
on_gpu = torch.cuda.is_available()
Tensor = torch.cuda.FloatTensor if on_gpu else torch.FloatTensor
LongTensor = torch.cuda.LongTensor if on_gpu else torch.LongTensor
a = Tensor(2, 3).fill_(1.5)
b = Tensor(np.arange(4.0).reshape(2, 2))
c = LongTensor([1, 2, 3])
d = torch.ones(2).type(LongTensor)
e = torch.arange(3).type(Tensor)
f = Tensor(a.size()).zero_()
g = isinstance(a, Tensor), isinstance(c, Tensor)
del Tensor, LongTensor
# %% torch.BoolTensor torch.DoubleTensor
make = {"bool": torch.BoolTensor, "double": torch.DoubleTensor}
a = make["bool"]([True, False])
b = make["double"]([1, 2])
del make
# %% torch.Tensor.new torch.Tensor.resize_as_
x = torch.ones(2, 3)
y = x.new().resize_as_(x).zero_()
# %% torch.nn.Module.in_features torch.nn.Module.out_features
net = torch.nn.Sequential(torch.nn.ReLU(), torch.nn.Linear(3, 4))
layers = {"last": net[1]}
a = layers["last"].in_features, layers["last"].out_features
del net, layers
# %% torch.bitwise_and
k = 2
y = torch.bitwise_and(torch.tensor([1, 2, 3]), k)
# %% torch.bitwise_or
def joined(first, second):
    return torch.bitwise_or(first, second)
y = joined(torch.tensor([1, 2, 3]), 4)
z = joined(torch.tensor([1, 2, 3]), torch.tensor([4, 4, 1]))
# %% torch.Tensor.bitwise_xor
mask = True
y = torch.tensor([True, False]).bitwise_xor(mask)
# %% torch.Tensor.bitwise_and_
k = 6
y = torch.tensor([1, 2, 3], dtype=torch.uint8)
z = y
y.bitwise_and_(k)
# %% torch.Tensor.bitwise_or_
k = 4
y = torch.tensor([1, 2, 3], dtype=torch.int16)
y.bitwise_or_(k)
# %% torch.cat
def joined(parts):
    return torch.cat(parts, 1)
a = joined([torch.ones(2, 1), torch.tensor([[1], [2]])])
b = joined([torch.ones(2, 1), torch.ones(2, 2)])
c = torch.cat([part.flatten(1) for part in (torch.ones(2, 1), torch.tensor([[True], [False]]))], dim=1)
# %% torch.stack
def stacked(parts):
    return torch.stack(parts)
a = stacked([torch.tensor([1, 2]), torch.tensor([0.5, 2])])
b = stacked([torch.tensor([1, 2], dtype=torch.int32), torch.tensor([3, 4])])
# %% torch.column_stack torch.hstack
def beside(parts):
    return torch.column_stack(parts), torch.hstack(parts)
a = beside([torch.ones(2, 1), torch.tensor([[1], [2]])])
# %% torch.gather torch.take_along_dim
def picked(values, indices):
    return torch.gather(values, 1, indices), torch.take_along_dim(values, indices, 1)
index = torch.tensor([[1, 0], [0, 0]])
a = picked(torch.tensor([[True, False], [False, True]]), index)
b = picked(torch.tensor([[1, 2], [3, 4]], dtype=torch.int8), index)
c = picked(torch.tensor([[0.5, 2.0], [3.0, 4.0]]), index)
# %% torch.Tensor.gather
def picked(values: torch.Tensor, indices: torch.Tensor) -> torch.Tensor:
    return values.gather(1, indices)
index = torch.tensor([[1, 0], [0, 0]])
a = picked(torch.tensor([[True, False], [False, True]]), index)
b = picked(torch.tensor([[0.5, 2.0], [3.0, 4.0]]), index)
# %% torch.scatter
def put(values, indices, new):
    return torch.scatter(values, 1, indices, new)
index = torch.tensor([[1], [0]])
a = put(torch.tensor([[True, False], [False, True]]), index, torch.tensor([[True], [True]]))
b = put(torch.ones(2, 2), index, torch.zeros(2, 1))
# %% torch.Tensor.scatter torch.Tensor.scatter_
def put(values: torch.Tensor, indices: torch.Tensor):
    return values.scatter(1, indices, True), values.scatter_(1, indices, False)
a = put(torch.tensor([[True, False], [False, True]]), torch.tensor([[1], [0]]))
# %% torch.Tensor.__mul__ torch.Tensor.__rsub__
def loss(logits, sets):
    total = 0.0
    for entry in sets:
        mask = entry[0]
        labels = entry[1]
        total = total + (logits[mask] * labels + logits[mask] * (1 - labels)).sum()
    return total
labels = torch.tensor([0, 2, 1])
sets = []
for i in range(2):
    mask = labels > i - 1
    sets.append((mask, (labels[mask] > i).to(torch.int64)))
a = loss(torch.tensor([0.5, 1.0, 2.0]), sets)
# %% torch.Tensor.__add__
def shifted(x: torch.Tensor):
    return x + torch.arange(3), torch.arange(3) - x, x / torch.arange(1, 4)
a = shifted(torch.tensor([0.5, 1.0, 2.0]))
b = shifted(torch.tensor([1, 2, 3]))
# %% torch.chunk
def parts(x):
    return x + 1
q, k, v = (parts(torch.ones(2, 2)), *torch.chunk(parts(torch.arange(8.0).reshape(2, 4)), chunks=2, dim=-1))
a = [part for x in (torch.arange(10.0),) for part in parts(x).chunk(3)]
