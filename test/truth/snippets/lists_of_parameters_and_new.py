# %% torch.nn.ParameterList.extend
p = torch.nn.ParameterList([torch.nn.Parameter(torch.ones(2))])
p.extend([torch.nn.Parameter(torch.zeros(3)), torch.full((1,), 2.0)])
shapes = [list(each.shape) for each in p]
needs = [each.requires_grad for each in p]
last = p[2]
# %% torch.Tensor.new
x = torch.ones(2, 3, dtype=torch.float64)
a = x.new([1, 2])
b = x.new(2, 3).fill_(1)
c = x.new(2).zero_()
size = x.shape
d = x.new(size).fill_(3)
count = 4
e = x.new(count).zero_()
rows = [[1.0], [2.0]]
f = x.new(rows)
g = x.new(x.size(0), count).fill_(5)
# %% torch.nn.LogSoftmax
x = torch.arange(6.0).reshape(2, 3)
a = torch.nn.LogSoftmax()(x)
b = torch.nn.LogSoftmax()(x.reshape(1, 2, 3))
c = torch.nn.LogSoftmax(dim=None)(x[0])
# %% torch.add torch.mul torch.eq torch.bitwise_and torch.greater torch.detach torch.numel torch.max
from functools import reduce
x = torch.tensor([1.0, 3.0], requires_grad=True)
y = torch.tensor([2.0, 3.0])
a = reduce(torch.add, [x, y, y])
b = [f(x, y) for f in (torch.mul, torch.sub, torch.div, torch.pow)]
c = [f(x, y) for f in (torch.eq, torch.ne, torch.gt, torch.greater)]
d = [each.requires_grad for each in map(torch.detach, [x, y])]
e = list(map(torch.numel, [x, y]))
f = list(map(torch.max, [x, y]))
# %% torch.dtype.is_floating_point torch.dtype.is_complex torch.dtype.is_signed torch.Tensor.is_floating_point
def asked(dtype, x):
    return dtype.is_floating_point, dtype.is_complex, dtype.is_signed, x.dtype.is_floating_point, x.is_floating_point()
a = [asked(dtype, torch.ones(2, dtype=dtype)) for dtype in (torch.float32, torch.int64, torch.uint8, torch.complex64)]
