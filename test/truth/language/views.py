import numpy as np
import torch
import torch.nn as nn
# %% language.views:chunk_written
x = torch.arange(6.0)
a, b = x.chunk(2)
a.add_(10)
b.mul_(2)
# %% language.views:split_written
x = torch.zeros(4, 2)
parts = x.split(2)
parts[0].fill_(1.0)
parts[1][0] = 5.0
# %% language.views:numpy_written
x = torch.zeros(3)
array = x.numpy()
array[0] = 7.0
y = x.clone()
# %% language.views:tensor_written_behind_numpy
x = torch.zeros(3)
array = x.numpy()
x[1] = 4.0
x.add_(1)
seen = array.tolist()
# %% language.views:from_numpy_written
array = np.zeros(3, dtype=np.float32)
x = torch.from_numpy(array)
array[1] = 9.0
y = x + 1
# %% language.views:from_numpy_fills_array
array = np.zeros((2, 2), dtype=np.float32)
x = torch.from_numpy(array)
x[0, 0] = 3.0
x.add_(1.0)
total = float(array.sum())
# %% language.views:expand_written
x = torch.zeros(3, 1)
y = x.expand(3, 4)
x[1] = 2.0
seen = y.sum()
# %% language.views:only_read
x = torch.arange(6.0)
a, b = x.chunk(2)
c = a + b
d = x.numpy().sum()
e = torch.from_numpy(np.ones(2, dtype=np.float32)) * 2
f = x[:3].expand(2, 3).sum()
# %% language.views:same_type
x = torch.zeros(2)
y = x.to(torch.float32)
y += 1
z = x.float()
z[0] = 5
# %% language.views:reshaped
x = torch.zeros(2, 3)
x.view(-1)[0] = 1
x.t()[1, 1] = 2
x.flatten()[5] = 3
x.unsqueeze(0).squeeze()[0, 1] = 4
# %% language.views:gate_in_place
gates = torch.ones(2, 4)
i, f = gates.chunk(2, dim=1)
i = torch.sigmoid(i)
f = torch.tanh(f)
out = i * f
