import torch

x = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
k = torch.tensor([[1, 2, 3], [4, 5, 6]])
n = torch.tensor(2.5)
nothing = torch.empty(0, 3)
# %% torch.Tensor.tile
dims = (2, 1)
result = x.tile(*dims)
# %% torch.Tensor.tile
dims = [2]
result = x.tile(*dims)
# %% torch.Tensor.tile
dims = (2,)
result = x.tile(3, *dims)
# %% torch.Tensor.tile
a = x.tile(2)
b = x.tile((2,))
c = x.tile([2, 2])
d = x.tile(2, 3, 1)
e = x.tile(dims=(1, 2))
f = n.tile(2)
g = n.tile(2, 2)
h = nothing.tile(2, 2)
i = k.tile(1, 2)
j = (k > 2).tile(2)
# %% torch.Tensor.tile
times = 2
shape = (1, 2)
a = x.tile(times)
b = x.tile(shape)
c = x.tile(times, times)
d = x.tile(torch.Size([2, 1]))
# %% torch.Tensor.tile
a = x.tile(())
b = n.tile(())
c = x.half().tile(2)
d = torch.complex(x, x).tile(2, 1)
# %% torch.tile
a = torch.tile(x, (2,))
b = torch.tile(x, dims=(2, 1, 1))
c = torch.tile(input=n, dims=(2,))
d = torch.tile(k, [2, 2])
e = torch.tile(nothing, (2, 1))
f = torch.tile(x, ())
# %% torch.Tensor.repeat
dims = (2, 1)
a = x.repeat(*dims)
b = x.repeat(2, *(1, 1))
c = x.repeat(dims)
d = n.repeat(3)
e = nothing.repeat(2, 2)
f = x.repeat(repeats=(1, 2))
# %% torch.Tensor.expand torch.Tensor.broadcast_to
dims = (4, 2, 3)
a = x.expand(*dims)
b = x.expand(dims)
c = x.expand(4, *x.shape)
d = x.expand(4, -1, -1)
e = n.expand(2, 2)
f = x.broadcast_to(dims)
# %% torch.Tensor.view torch.Tensor.reshape
dims = (3, 2)
a = x.view(*dims)
b = x.reshape(*dims)
c = x.view(-1, *dims)
d = x.reshape(dims)
e = n.reshape(1, 1)
f = nothing.reshape(3, 0)
g = x.reshape(shape=(3, 2))
# %% torch.Tensor.permute torch.Tensor.flip
order = (1, 0)
a = x.permute(*order)
b = x.permute(order)
c = x.permute(dims=order)
d = x.flip(*order)
e = x.flip(order)
f = x.flip(0)
g = x.flip(dims=(1,))
# %% torch.Tensor.new_zeros torch.Tensor.new_ones torch.Tensor.new_empty
size = (2, 3)
a = x.new_zeros(*size)
b = x.new_ones(size)
c = x.new_zeros(2, *size)
d = x.new_ones(size=size, dtype=torch.int64)
e = x.new_zeros(())
f = x.new_ones(2)
# %% torch.zeros torch.ones
size = (2, 3)
a = torch.zeros(*size)
b = torch.ones(size)
c = torch.zeros(2, *size)
d = torch.ones(size=size, dtype=torch.int64)
e = torch.zeros(())
f = torch.ones(*x.shape)
# %% torch.Tensor.squeeze torch.Tensor.unsqueeze torch.squeeze
y = torch.arange(6.0).reshape(1, 2, 1, 3)
a = y.squeeze()
b = y.squeeze(0)
c = y.squeeze((0, 2))
d = torch.squeeze(y, dim=2)
e = y.squeeze(1)
f = n.squeeze()
g = n.unsqueeze(0)
# %% torch.movedim torch.Tensor.movedim torch.Tensor.moveaxis
y = torch.arange(24.0).reshape(2, 3, 4)
a = torch.movedim(y, 0, 2)
b = y.movedim((0, 1), (1, 0))
c = y.moveaxis(source=0, destination=-1)
d = torch.moveaxis(y, (0, 1), (2, 0))
# %% torch.slice_scatter
result = torch.slice_scatter(x, torch.zeros(2, 3))
# %% torch.slice_scatter
result = torch.slice_scatter(x, torch.zeros(1, 3), start=1)
# %% torch.slice_scatter
result = torch.slice_scatter(x, torch.zeros(2, 2), dim=1, end=2)
# %% torch.slice_scatter
result = torch.slice_scatter(x, torch.zeros(2, 2), 1, 0, 3, 2)
# %% torch.slice_scatter
result = torch.slice_scatter(x, torch.zeros(2, 2), dim=-1, start=-2)
# %% torch.slice_scatter
result = torch.slice_scatter(x, torch.zeros(1, 3), 0, None, 1)
# %% torch.slice_scatter
result = torch.slice_scatter(x, torch.zeros(1, 3), 0, 1, None)
# %% torch.slice_scatter
result = torch.slice_scatter(x, torch.zeros(2, 3), dim=0, start=None, end=None, step=1)
# %% torch.slice_scatter
result = torch.slice_scatter(k, torch.zeros(1, 3, dtype=torch.int64), 0, 1, 100)
# %% torch.slice_scatter
start, stop = 1, 3
result = torch.slice_scatter(input=x, src=torch.zeros(2, 2), dim=1, start=start, end=stop)
# %% torch.slice_scatter
out = torch.empty(2, 3)
result = torch.slice_scatter(x, torch.zeros(2, 2), 1, 1, out=out)
# %% torch.Tensor.slice_scatter
result = x.slice_scatter(torch.zeros(2, 3))
# %% torch.Tensor.slice_scatter
result = x.slice_scatter(torch.zeros(1, 3), start=1)
# %% torch.Tensor.slice_scatter
result = x.slice_scatter(torch.zeros(2, 2), dim=1, end=2)
# %% torch.Tensor.slice_scatter
result = x.slice_scatter(torch.zeros(2, 2), 1, 0, 3, 2)
# %% torch.Tensor.slice_scatter
result = x.slice_scatter(torch.zeros(2, 2), dim=-1, start=-2)
# %% torch.Tensor.slice_scatter
result = x.slice_scatter(src=torch.zeros(1, 3), dim=0, start=1, end=None)
# %% torch.Tensor.slice_scatter
dim, stop = 1, 2
result = x.slice_scatter(torch.zeros(2, 2), dim, None, stop)
# %% torch.select_scatter torch.Tensor.select_scatter
a = torch.select_scatter(x, torch.zeros(3), 0, 1)
b = x.select_scatter(torch.zeros(2), dim=1, index=-1)
c = x.select_scatter(src=torch.zeros(3), dim=-2, index=0)
# %% torch.diagonal_scatter torch.Tensor.diagonal_scatter
a = torch.diagonal_scatter(x, torch.zeros(2))
b = x.diagonal_scatter(torch.zeros(2), 1)
c = torch.diagonal_scatter(x, torch.zeros(1), offset=-1, dim1=0, dim2=1)
# %% torch.Tensor.index_copy_
y = torch.zeros(4)
y.index_copy_(0, torch.tensor([0, 2]), torch.tensor([1.0, 2.0]))
# %% torch.Tensor.index_copy_
y = torch.zeros(4)
y.index_copy_(0, torch.tensor(2), torch.tensor(3.0))
# %% torch.Tensor.index_copy_
y = torch.tensor(0.0)
y.index_copy_(0, torch.tensor([0]), torch.tensor([1.0]))
# %% torch.Tensor.index_copy_
y = torch.tensor(0.0)
y.index_copy_(0, torch.tensor(0), torch.tensor(1.0))
# %% torch.Tensor.index_copy_
y = torch.zeros(2, 3)
y.index_copy_(1, torch.tensor(1), torch.tensor([[1.0], [2.0]]))
# %% torch.Tensor.index_copy_
y = torch.zeros(2, 3)
y.index_copy_(dim=-1, index=torch.tensor([0, 2]), source=torch.ones(2, 2))
# %% torch.Tensor.index_copy_
y = torch.zeros(4, dtype=torch.int64)
y.index_copy_(0, torch.tensor([3]), torch.tensor([7]))
# %% torch.Tensor.index_copy_
y = torch.zeros(3, 2)
y.index_copy_(0, torch.tensor([], dtype=torch.int64), torch.empty(0, 2))
# %% torch.Tensor.index_copy
y = torch.zeros(4)
a = y.index_copy(0, torch.tensor(2), torch.tensor(3.0))
b = y.index_copy(0, torch.tensor([1, 2]), torch.tensor([3.0, 4.0]))
# %% torch.index_copy
y = torch.zeros(2, 3)
a = torch.index_copy(y, 1, torch.tensor([2]), torch.ones(2, 1))
b = torch.index_copy(input=y, dim=0, index=torch.tensor([1]), source=torch.ones(1, 3))
# %% torch.Tensor.index_fill_ torch.Tensor.index_fill
y = torch.zeros(4)
y.index_fill_(0, torch.tensor([2]), 3.0)
a = y.index_fill(0, torch.tensor([1]), torch.tensor(5.0))
b = y.index_fill(dim=0, index=torch.tensor([1, 3]), value=2)
# %% torch.Tensor.index_add_ torch.Tensor.index_add
y = torch.zeros(4)
y.index_add_(0, torch.tensor([1, 1]), torch.tensor([1.0, 2.0]))
y.index_add_(0, torch.tensor([0]), torch.tensor([1.0]), alpha=2)
# %% torch.nn.utils.rnn.invert_permutation
a = torch.nn.utils.rnn.invert_permutation(torch.tensor([2, 0, 1]))
b = torch.nn.utils.rnn.invert_permutation(permutation=torch.tensor([1, 0]))
# %% torch.nn.utils.rnn.invert_permutation
result = torch.nn.utils.rnn.invert_permutation(None)
# %% torch.nn.utils.rnn.invert_permutation
order = None
result = torch.nn.utils.rnn.invert_permutation(order)
# %% torch.nn.functional.max_pool1d torch.nn.functional.max_pool2d torch.nn.functional.max_pool3d
import torch.nn.functional as F
line, plane = torch.arange(8.0).reshape(1, 1, 8), torch.arange(48.0).reshape(1, 1, 6, 8)
room = torch.arange(64.0).reshape(1, 1, 4, 4, 4)
a = F.max_pool1d(line, 2, stride=())
b = F.max_pool2d(plane, 2, ())
c = F.max_pool3d(room, 2, stride=())
# %% torch.nn.functional.avg_pool1d torch.nn.functional.avg_pool2d torch.nn.functional.avg_pool3d
import torch.nn.functional as F
line, plane = torch.arange(8.0).reshape(1, 1, 8), torch.arange(48.0).reshape(1, 1, 6, 8)
room = torch.arange(64.0).reshape(1, 1, 4, 4, 4)
a = F.avg_pool1d(line, 2, stride=())
b = F.avg_pool2d(plane, 2, ())
c = F.avg_pool3d(room, 2, stride=())
# %% torch.nn.MaxPool2d torch.nn.AvgPool1d torch.nn.AvgPool2d torch.nn.AvgPool3d
from torch import nn
line, plane = torch.arange(8.0).reshape(1, 1, 8), torch.arange(48.0).reshape(1, 1, 6, 8)
room = torch.arange(64.0).reshape(1, 1, 4, 4, 4)
a = nn.MaxPool2d(2, stride=())(plane)
b = nn.AvgPool1d(2, ())(line)
c = nn.AvgPool2d(2, stride=())(plane)
d = nn.AvgPool3d(2, stride=())(room)
