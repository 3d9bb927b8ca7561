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
# %% torch.as_tensor
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = torch.as_tensor(x * 2)
y.sum().backward()
grad = x.grad
z = torch.as_tensor(x, dtype=torch.float64)
needs = [y.requires_grad, z.requires_grad]
kind = z.dtype
rows = [[1, 2], [3, 4]]
a = torch.as_tensor(rows)
b = torch.as_tensor(rows, dtype=torch.float32)
c = torch.as_tensor([1.5, 2.0])
number = 3
d = torch.as_tensor(number, dtype=torch.float32, device="cpu")
# %% torch.Tensor.view torch.Tensor.reshape torch.zeros torch.Tensor.new_zeros
import numpy
count = numpy.int64(2)
half = numpy.prod([2, 3])
x = torch.arange(12)
a = x.view(count, 6)
b = x.view(half, -1)
c = x.reshape(count, half)
d = torch.zeros(count, 2)
e = torch.ones(3, count)
f = x.new_zeros(count, 3)
g = torch.ones(1, 3).expand(count, -1)
h = list(torch.rand(count, half).shape)
i = x.view(-1, count)
# %% torch.Tensor.apply_
x = torch.tensor([[0.2, 0.8], [0.6, 0.1]])
y = x.apply_(lambda value: 0 if value < 0.5 else 1)
# %% torch.distributions.StudentT
m = torch.distributions.StudentT(df=5, loc=torch.zeros(3), scale=torch.ones(3))
a = m.mean
b = torch.distributions.Gamma(2, 3).mean
c = torch.distributions.Exponential(2).mean
# %% torch.nn.Module.state_dict torch.Tensor.flip
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 2, 3)
        self.norm = nn.BatchNorm2d(2)
        for key in self.state_dict():
            if "norm" in key and key.endswith("weight"):
                self.state_dict()[key][...] = 0.5

net = Net()
a = net.norm.weight

def turned(z):
    return z.flip(dims=(1,))

b = turned(torch.arange(6.0).reshape(2, 3))
