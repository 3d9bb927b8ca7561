# %% torch.sum torch.Tensor.sum
x = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
a = torch.sum(x)
b = torch.sum(x, 1)
c = torch.sum(x, dim=0, keepdim=True)
d = x.sum()
e = x.sum(-1)
f = x.sum(dim=(0, 1))
g = torch.sum(torch.tensor([True, True]))
h = x.sum(1, keepdim=True)
i = torch.sum(x, dim=1, dtype=torch.float64)
j = x.sum(axis=0)
k = torch.sum(torch.tensor([1, 2], dtype=torch.int32))
# %% torch.mean torch.Tensor.mean
x = torch.tensor([[1.0, 2.0], [3.0, 5.0]])
a = torch.mean(x)
b = torch.mean(x, dim=1)
c = x.mean(0, keepdim=True)
d = x.mean((0, 1))
e = x.mean(dim=-1)
f = torch.mean(input=x, dim=[0, 1], keepdim=True)
g = x.mean(dtype=torch.float64)
# %% torch.max torch.Tensor.max torch.min torch.Tensor.min
x = torch.tensor([[1.0, 5.0], [7.0, 4.0]])
a = torch.max(x)
b = torch.max(x, 1)
c = torch.max(x, dim=0, keepdim=True)
d = x.max()
e = x.max(1)
f, g = x.max(dim=0)
h = torch.min(x)
i = torch.min(x, 1)
j = x.min(dim=1)[0]
k = torch.max(x, torch.zeros(2, 2) + 3)
l = x.max(dim=1, keepdim=True)[1]
m = x.min(0, True)
# %% torch.max torch.Tensor.max
x = torch.tensor([[1.0, 5.0], [7.0, 4.0]])
a = torch.max(x, dim=1).values
b = torch.max(x, dim=1).indices
c = x.max(-1).values
d = x.max(dim=-1, keepdim=True).indices
e = torch.min(x, 0).values
f = x.max(1)[1].data
# %% torch.max torch.Tensor.max torch.Tensor.min
x = torch.tensor([[1.0, 5.0], [7.0, 4.0]])
y = torch.tensor([[2.0, 2.0], [9.0, 1.0]])
a = x.max(y)
b = torch.max(input=x, other=y)
c = x.min(other=y)
d = torch.min(x, y)
# %% torch.argmax torch.argmin torch.Tensor.argmax torch.Tensor.argmin
x = torch.tensor([[1.0, 5.0], [7.0, 4.0]])
a = torch.argmax(x)
b = torch.argmax(x, dim=1)
c = x.argmax(-1, keepdim=True)
d = torch.argmin(x, 0)
e = x.argmin(dim=1)
f = x.argmax()
g = x.argmax(1)
# %% torch.sort torch.Tensor.sort torch.argsort torch.Tensor.argsort torch.msort
x = torch.tensor([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
a = torch.sort(x)
b, c = torch.sort(x, descending=True)
d = torch.sort(x, 0)
e = x.sort()
f, g = x.sort(dim=0, descending=True)
h = torch.argsort(x)
i = x.argsort(descending=True)
j = torch.sort(x, dim=-1).values
k = x.sort(1)[0]
l = torch.argsort(x, dim=0, descending=True)
m = x.sort(-1, True)
n = x.sort(descending=True).indices
o = torch.msort(x)
# %% torch.topk torch.Tensor.topk torch.kthvalue torch.Tensor.kthvalue torch.mode
x = torch.tensor([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
a = torch.topk(x, 2)
b, c = x.topk(1)
d = torch.topk(x, k=1, dim=0, largest=False)
e = torch.kthvalue(x, 2)
f = x.kthvalue(1, dim=0)
# %% torch.topk torch.Tensor.topk torch.kthvalue
x = torch.tensor([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
a = torch.topk(x, 2).values
b = x.topk(2, dim=1).indices
c = torch.kthvalue(x, 2).values
# %% torch.median torch.Tensor.median torch.nanmedian
x = torch.tensor([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
a = torch.median(x)
b = torch.median(x, dim=1)
c = x.median()
d, e = x.median(0)
f = torch.median(torch.tensor([1.0, 2.0, 3.0, 4.0]))
g = torch.median(x, 1).values
h = torch.nanmedian(torch.tensor([1.0, float("nan"), 3.0]))
i = x.median(dim=1, keepdim=True)
# %% torch.std torch.var torch.Tensor.std torch.Tensor.var torch.std_mean torch.var_mean
x = torch.tensor([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
a = torch.std(x)
b = torch.var(x, dim=1)
c = x.std(0)
d = x.var(dim=1, unbiased=False)
e = torch.std(x, dim=1, keepdim=True)
f = torch.var(x, unbiased=False)
g = x.std(dim=-1, correction=0)
h, i = torch.var_mean(x, dim=1)
j = torch.std_mean(x)
k = x.var(1, keepdim=True)
l = x.var()
m = torch.var(x, 1, False)
# %% torch.prod torch.Tensor.prod torch.cumsum torch.cumprod torch.Tensor.cumsum torch.cummax torch.cummin torch.logcumsumexp
x = torch.tensor([[3.0, 1.0, 2.0], [0.5, 5.0, 4.0]])
a = torch.prod(x)
b = torch.prod(x, 1)
c = x.prod(dim=0, keepdim=True)
d = torch.cumsum(x, 0)
e = x.cumsum(dim=1)
f = torch.cumprod(x, dim=1)
g = torch.cummax(x, 1)
h, i = torch.cummin(x, dim=0)
j = torch.logcumsumexp(x, dim=1)
k = x.cumprod(0)
l = torch.cumsum(torch.tensor([1, 2], dtype=torch.int32), 0)
m = torch.cumsum(torch.tensor([True, True]), dim=0)
# %% torch.all torch.any torch.Tensor.all torch.Tensor.any
x = torch.tensor([[True, False], [True, True]])
a = torch.all(x)
b = torch.any(x, 0)
c = x.all(dim=1)
d = x.any()
e = x.all(1, keepdim=True)
f = torch.any(torch.tensor([0, 2]))
# %% torch.logsumexp torch.Tensor.logsumexp torch.amax torch.amin torch.Tensor.amax torch.aminmax
x = torch.tensor([[3.0, 1.0, 2.0], [0.5, 5.0, 4.0]])
a = torch.logsumexp(x, 1)
b = x.logsumexp(dim=0, keepdim=True)
c = torch.amax(x, 1)
d = torch.amin(x, dim=(0, 1))
e = x.amax(dim=-1, keepdim=True)
f = torch.amax(x)
g, h = torch.aminmax(x)
# %% torch.norm torch.Tensor.norm torch.linalg.norm torch.linalg.vector_norm torch.dist torch.cdist torch.renorm
x = torch.tensor([[3.0, 1.0, 2.0], [0.5, 5.0, 4.0]])
a = torch.norm(x)
b = x.norm()
c = torch.norm(x, dim=1)
d = x.norm(p=2, dim=1, keepdim=True)
e = torch.norm(x, 1)
f = torch.linalg.norm(x)
g = torch.linalg.norm(x, dim=1)
h = torch.linalg.vector_norm(x, ord=1, dim=0)
i = torch.dist(x, x + 1)
j = torch.cdist(x, x + 1.5)
k = x.norm(dim=-1)
l = x.norm(2, 1)
m = torch.norm(x, p=float("inf"))
n = torch.norm(x, p="fro")
# %% torch.quantile torch.histc torch.bincount torch.count_nonzero torch.nansum torch.nanmean
x = torch.tensor([[3.0, 1.0, 2.0], [0.5, 5.0, 4.0]])
a = torch.quantile(x, 0.5)
b = torch.quantile(x, torch.tensor([0.25, 0.75]), dim=1)
c = torch.histc(x, bins=4, min=0, max=5)
d = torch.bincount(torch.tensor([0, 1, 1, 3]))
e = torch.count_nonzero(torch.tensor([0, 1, 2]))
f = torch.nansum(torch.tensor([1.0, float("nan")]))
g = torch.nanmean(torch.tensor([1.0, float("nan"), 4.0]))
h = torch.bincount(torch.tensor([0, 1, 1, 3]), minlength=6)
i = torch.nansum(x, dim=1)
# %% torch.equal torch.allclose torch.isclose torch.eq torch.Tensor.equal torch.Tensor.eq torch.Tensor.allclose
x = torch.tensor([1.0, 2.0])
y = torch.tensor([1.0, 2.0])
a = torch.equal(x, y)
b = torch.allclose(x, y)
c = torch.isclose(x, y + 1e-9)
d = torch.eq(x, y)
e = x.equal(y + 1)
f = x.eq(1.0)
g = x.allclose(y, atol=1e-3)
h = x.ne(y)
i = torch.equal(torch.zeros(2), torch.zeros(3))
j = x == y
# %% torch.cummax torch.cummin torch.kthvalue torch.mode torch.Tensor.cummax torch.Tensor.kthvalue torch.cummax.values torch.cummax.indices torch.cummin.values torch.cummin.indices torch.kthvalue.values torch.kthvalue.indices torch.mode.values torch.mode.indices
x = torch.tensor([[3.0, 1.0, 2.0, 1.0], [5.0, 4.0, 4.0, 6.0]])
highest = torch.cummax(x, 1)
lowest = torch.cummin(x, dim=0)
second = torch.kthvalue(x, 3)
most = torch.mode(x)
a, b = highest.values, highest.indices
c, d = lowest.values, lowest.indices
e, f = second.values, second.indices
g, h = most.values, list(most.indices.shape)
i, j = x.cummax(0).values, x.kthvalue(4).indices
k, l = torch.cummin(x, 1)
m = torch.cummax(x, 0)[0]
del highest, lowest, second, most
