# %% torch.tensor
a = torch.tensor([1, 2, 3])
b = torch.tensor([1.5, 2.5])
c = torch.tensor([[True, False]])
d = torch.tensor(3)
e = torch.tensor(2.5, dtype=torch.float64)
f = torch.tensor([1.0, 2.0], requires_grad=True)
g = torch.tensor([[1, 2], [3, 4]], dtype=torch.float32, device="cpu")
h = torch.tensor(data=[1, 2], dtype=torch.int32)
# %% torch.tensor
import numpy as np
a = torch.tensor(np.array([1.0, 2.0]))
b = torch.tensor(np.array([1.0, 2.0], dtype="float32"))
c = torch.tensor(np.arange(3))
d = torch.tensor([])
e = torch.tensor((1.0, 2.0))
# %% torch.as_tensor torch.from_numpy torch.asarray
import numpy as np
n = np.array([[1.0, 2.0], [3.0, 4.0]], dtype="float32")
a = torch.as_tensor(n)
b = torch.from_numpy(n)
c = torch.as_tensor([1, 2, 3])
d = torch.asarray([1.0, 2.0])
e = torch.as_tensor(n, dtype=torch.float64)
# %% torch.zeros
a = torch.zeros(2, 3)
b = torch.zeros([2, 3])
c = torch.zeros((2, 3), dtype=torch.int64)
d = torch.zeros(4)
e = torch.zeros(2, 3, requires_grad=True)
f = torch.zeros(size=(2, 2))
g = torch.zeros(())
shape = (3, 2)
h = torch.zeros(shape)
i = torch.zeros(*shape)
j = torch.zeros(a.shape)
k = torch.zeros(a.size(0), 5)
# %% torch.ones
a = torch.ones(2, 3)
b = torch.ones([2, 3], dtype=torch.bool)
c = torch.ones((1,), device="cpu")
d = torch.ones(2, requires_grad=True)
e = torch.ones(a.size())
# %% torch.full
a = torch.full((2, 3), 1.5)
b = torch.full([2], 7)
c = torch.full((2, 2), True)
d = torch.full(size=(2,), fill_value=3, dtype=torch.float32)
e = torch.full((), 2.0)
# %% torch.zeros_like torch.ones_like torch.full_like
x = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
a = torch.zeros_like(x)
b = torch.ones_like(x, dtype=torch.int64)
c = torch.full_like(x, 2)
d = torch.full_like(x, 2, dtype=torch.int32)
e = torch.zeros_like(x, requires_grad=True)
f = torch.ones_like(input=x)
# %% torch.arange
a = torch.arange(5)
b = torch.arange(1, 4)
c = torch.arange(1, 2.5, 0.5)
d = torch.arange(0, 6, 2, dtype=torch.float32)
e = torch.arange(start=1, end=4)
f = torch.arange(5.0)
g = torch.arange(10, 0, -3)
h = torch.arange(end=3)
# %% torch.linspace torch.logspace
a = torch.linspace(0, 1, 5)
b = torch.linspace(-1, 1, steps=3)
c = torch.linspace(start=1, end=2, steps=4, dtype=torch.float64)
d = torch.logspace(0, 2, 3)
e = torch.logspace(0, 3, steps=4, base=2)
# %% torch.eye
a = torch.eye(3)
b = torch.eye(2, 3)
c = torch.eye(n=2, m=2, dtype=torch.int64)
d = torch.eye(2, requires_grad=True)
# %% torch.rand torch.randn
a = torch.rand(100, 10)
b = torch.rand((20, 30))
c = torch.randn(50, 20)
d = torch.randn([10, 10], dtype=torch.float64)
e = torch.randn(size=(3, 4))
f = torch.rand(2, 3, requires_grad=True)
g = torch.randn(5, device="cpu")
# %% torch.randint
a = torch.randint(10, (50, 4))
b = torch.randint(2, 5, (100,))
c = torch.randint(low=0, high=3, size=(4, 4))
d = torch.randint(0, 2, (3,), dtype=torch.float32)
e = torch.randint(high=7, size=(2, 3))
# %% torch.randperm
a = torch.randperm(10)
b = torch.randperm(n=6, dtype=torch.int32)
c = torch.randperm(20).sort().values
# %% torch.rand_like torch.randn_like torch.randint_like
x = torch.zeros(30, 10)
a = torch.rand_like(x)
b = torch.randn_like(x)
c = torch.randint_like(x, 5)
d = torch.randint_like(x, 2, 7)
e = torch.randn_like(x, dtype=torch.float64)
# %% torch.empty torch.empty_like
a = torch.empty(2, 3).shape
b = torch.empty((4,), dtype=torch.int64).dtype
c = torch.empty_like(torch.ones(2, 2)).shape
d = torch.empty(2, 2).fill_(3.0)
e = torch.empty(5).uniform_(0, 1) >= 0
f = torch.empty(2, 0)
# %% torch.normal
a = torch.normal(0.0, 1.0, (50, 20))
b = torch.normal(mean=2.0, std=0.5, size=(40, 20))
c = torch.normal(torch.zeros(100), torch.ones(100))
d = torch.normal(torch.arange(200.0), 0.001)
# %% torch.bernoulli torch.multinomial
p = torch.full((40, 20), 0.3)
a = torch.bernoulli(p)
b = torch.multinomial(torch.tensor([0.1, 0.2, 0.7]), 200, replacement=True)
c = torch.multinomial(torch.tensor([1.0, 1.0, 1.0]), 3).sort().values
# %% torch.complex torch.polar
a = torch.complex(torch.tensor([1.0, 2.0]), torch.tensor([0.5, -1.0]))
b = torch.polar(torch.tensor([1.0, 2.0]), torch.tensor([0.0, 0.5]))
c = a.real
d = a.imag
e = torch.view_as_real(a)
f = torch.view_as_complex(e)
# %% torch.tril_indices torch.triu_indices
a = torch.tril_indices(3, 3)
b = torch.triu_indices(3, 4, 1)
c = torch.tril_indices(row=3, col=2, offset=-1)
# %% torch.manual_seed torch.seed torch.initial_seed
torch.manual_seed(3)
_a = torch.rand(4)
torch.manual_seed(3)
_b = torch.rand(4)
same = bool((_a == _b).all())
# %% torch.get_rng_state torch.set_rng_state
state = torch.get_rng_state()
_a = torch.rand(4)
torch.set_rng_state(state)
_b = torch.rand(4)
same = bool((_a == _b).all())
del state
# %% torch.set_default_dtype torch.get_default_dtype
before = torch.get_default_dtype()
torch.set_default_dtype(torch.float64)
x = torch.zeros(2)
after = torch.get_default_dtype()
torch.set_default_dtype(torch.float32)
# %% torch.Tensor.new_zeros torch.Tensor.new_ones torch.Tensor.new_full torch.Tensor.new_tensor torch.Tensor.new_empty
x = torch.tensor([1.0, 2.0], dtype=torch.float64)
a = x.new_zeros(2, 3)
b = x.new_ones((2, 2))
c = x.new_full((2,), 3.0)
d = x.new_tensor([1, 2])
e = x.new_empty((3, 2)).shape
f = x.new_zeros((2,), dtype=torch.int64)
g = x.new_ones(3, requires_grad=True)
# %% torch.FloatTensor torch.LongTensor torch.BoolTensor torch.IntTensor torch.DoubleTensor torch.ByteTensor
a = torch.FloatTensor([1, 2, 3])
b = torch.LongTensor([[1, 2], [3, 4]])
c = torch.BoolTensor([True, False])
d = torch.IntTensor([1, 2])
e = torch.DoubleTensor([1.5])
f = torch.FloatTensor(2, 3).shape
g = torch.ByteTensor([1, 2])
# %% torch.Tensor
a = torch.Tensor([1, 2, 3])
b = torch.Tensor(2, 3).shape
c = torch.Tensor([[1.0, 2.0]])
# %% torch.nn.Parameter
a = torch.nn.Parameter(torch.tensor([1.0, 2.0]))
b = torch.nn.Parameter(torch.ones(2), requires_grad=False)
c = torch.nn.Parameter(data=torch.zeros(2, 2))
# %% torch.channels_last torch.contiguous_format torch.preserve_format torch.Tensor.to torch.Tensor.contiguous torch.nn.Module.to
x = torch.arange(24, dtype=torch.float32).reshape(1, 2, 3, 4)
a = x.to(memory_format=torch.channels_last)
b = x.contiguous(memory_format=torch.channels_last) + 1
c = x.clone(memory_format=torch.preserve_format)
d = x.to(torch.float64, memory_format=torch.contiguous_format)
e = x.float(memory_format=torch.contiguous_format)
layer = torch.nn.Conv2d(2, 3, 1).to(memory_format=torch.channels_last)
f = layer(a).shape
# %% torch.Tensor
import numpy
values = [1.5, 2.0]
a = torch.Tensor(values)
b = torch.Tensor(numpy.arange(3))
c = torch.Tensor(numpy.ones((2, 2)))
d = list(torch.Tensor(2, 3).shape)
# %% torch.full
a = torch.full(size=(2, 3), fill_value=2, out=None, dtype=None)
b = torch.full((2,), True, dtype=None)
c = torch.full((2,), 0.5, dtype=None)
# %% torch.FloatTensor torch.LongTensor torch.ByteTensor torch.DoubleTensor torch.Tensor
import numpy
places = range(3)
values = numpy.array([1.5, 2.5])
size = 2
a = torch.LongTensor(places)
b = torch.FloatTensor(values)
c = torch.DoubleTensor(values)
d = torch.FloatTensor(size).shape
e = torch.Tensor(values)
f = torch.LongTensor(places).float()
shape = torch.ones(2, 3).size()
g = torch.FloatTensor(shape).shape
h = torch.ByteTensor(places)
# %% torch.Tensor.type
x = torch.tensor([1, 2])
a = x.type(torch.FloatTensor)
b = x.type("torch.DoubleTensor")
c = x.type(torch.LongTensor).type(torch.float64)
d = x.type(a.dtype)
# %% torch.Tensor
def of_sizes(first, *sizes):
    return [torch.Tensor(first, 3, *sizes), torch.Tensor(*sizes), torch.LongTensor(first, *sizes), torch.DoubleTensor(*sizes, 2)]

shapes = [(list(x.shape), x.dtype == torch.float32) for x in of_sizes(4, 2, 3)]
# %% torch.zeros
def alike(x):
    y = torch.zeros(x.shape[:-1] + (2,), dtype=x.dtype, layout=x.layout, device=x.device)
    return y, torch.ones_like(x, layout=x.layout), torch.full((2,), 3.0, layout=x.layout)

results = alike(torch.ones(2, 3, dtype=torch.float64))
# %% torch.Tensor.layout torch.strided torch.sparse_coo torch.sparse_csr
x = torch.eye(2)
layouts = [x.layout, x.to_sparse_coo().layout, x.to_sparse_csr().layout]
names = [layout == torch.strided for layout in layouts], [layout == torch.sparse_coo for layout in layouts], layouts[2] == torch.sparse_csr
layouts = None
