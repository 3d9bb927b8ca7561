import torch

x = torch.tensor([[1.5, -2.5, 3.0], [-4.0, 5.25, 0.5]])
y = torch.tensor([[0.5, 2.0, -1.0], [1.0, 3.0, 2.0]])
k = torch.tensor([[1, 0, 2], [2, 1, 0]])
# %% torch.Tensor.mean
result = x.mean(dim=1, keepdims=True)
# %% torch.Tensor.mean
result = x.mean(axis=(0, 1), keepdims=True)
# %% torch.Tensor.argmax
result = x.argmax(axis=1, keepdims=True)
# %% torch.Tensor.argmin
result = x.argmin(axis=0, keepdims=False)
# %% torch.Tensor.sum
result = x.sum(axis=1, keepdims=True)
# %% torch.Tensor.sum
result = x.sum(axis=-1, dtype=torch.float64)
# %% torch.Tensor.prod
result = x.prod(axis=1, keepdims=True)
# %% torch.Tensor.amax
result = x.amax(axis=1, keepdims=True)
# %% torch.Tensor.amin
result = x.amin(axis=(0, 1), keepdims=True)
# %% torch.Tensor.logsumexp
result = x.logsumexp(axis=1, keepdims=True)
# %% torch.Tensor.max
found = x.max(axis=1, keepdims=True)
a, b = found.values, found.indices
# %% torch.Tensor.min
a, b = x.min(axis=0)
# %% torch.Tensor.median
a, b = x.median(axis=1, keepdims=True)
# %% torch.Tensor.nanmedian
a, b = x.nanmedian(axis=1, keepdims=True)
# %% torch.Tensor.mode
a, b = k.mode(axis=1, keepdims=True)
# %% torch.Tensor.kthvalue
a, b = x.kthvalue(2, axis=1, keepdims=True)
# %% torch.Tensor.std
result = x.std(axis=1, keepdims=True)
# %% torch.Tensor.var
result = x.var(axis=0, correction=0, keepdims=True)
# %% torch.Tensor.norm
result = x.norm(2, axis=1, keepdims=True)
# %% torch.Tensor.all
result = (x > 0).all(axis=1, keepdims=True)
# %% torch.Tensor.any
result = (x > 0).any(axis=0, keepdims=True)
# %% torch.Tensor.nansum
result = x.nansum(axis=1, keepdims=True)
# %% torch.Tensor.nanmean
result = x.nanmean(axis=1, keepdims=True)
# %% torch.Tensor.quantile
result = x.quantile(0.5, axis=1, keepdims=True)
# %% torch.Tensor.count_nonzero
result = k.count_nonzero(axis=1)
# %% torch.Tensor.cumsum torch.Tensor.cumprod
a = x.cumsum(axis=1)
b = x.cumprod(axis=0)
c = x.clone()
c.cumsum_(axis=1)
# %% torch.Tensor.softmax torch.Tensor.log_softmax
a = x.softmax(axis=1)
b = x.log_softmax(axis=0)
# %% torch.Tensor.squeeze torch.Tensor.unsqueeze
a = x.unsqueeze(axis=0)
b = a.squeeze(axis=0)
c = x.clone()
c.unsqueeze_(axis=1)
# %% torch.Tensor.sort torch.Tensor.argsort torch.Tensor.topk
a, b = x.sort(axis=0, descending=True)
c = x.argsort(axis=0)
d, e = x.topk(2, axis=1)
# %% torch.Tensor.index_select torch.Tensor.gather torch.Tensor.take_along_dim
a = x.index_select(axis=1, index=torch.tensor([0, 2]))
b = x.gather(axis=1, index=k)
c = x.take_along_dim(k, axis=1)
# %% torch.Tensor.scatter torch.Tensor.scatter_add torch.Tensor.scatter_
a = x.scatter(axis=1, index=k, src=y)
b = x.scatter_add(axis=1, index=k, src=y)
c = x.clone()
c.scatter_(axis=1, index=k, value=2.0)
# %% torch.Tensor.unbind torch.Tensor.split torch.Tensor.chunk
a = x.unbind(axis=1)
b = x.split(1, axis=0)
c = x.chunk(3, axis=1)
# %% torch.Tensor.narrow torch.Tensor.select torch.Tensor.unflatten
a = x.narrow(axis=1, start=0, length=2)
b = x.select(axis=0, index=1)
c = x.unflatten(axis=1, sizes=(3, 1))
# %% torch.Tensor.repeat_interleave torch.Tensor.diff torch.Tensor.renorm
a = x.repeat_interleave(2, axis=1)
b = x.diff(axis=1)
c = x.renorm(2, axis=0, maxnorm=1.0)
# %% torch.Tensor.add torch.Tensor.mul torch.Tensor.eq
a = x.add(x2=y)
b = x.mul(x2=y)
c = x.eq(x2=y)
d = x.clone()
d.add_(x2=y, alpha=2)
# %% torch.Tensor.maximum torch.Tensor.fmod torch.Tensor.remainder torch.Tensor.atan2
a = x.maximum(x2=y)
b = x.fmod(x2=y)
c = x.remainder(x2=y)
d = x.atan2(x2=y)
# %% torch.mean torch.sum torch.std
a = torch.mean(x=x, axis=1, keepdims=True)
b = torch.sum(a=x, axis=0, keepdims=True)
c = torch.std(x1=x, axis=1, keepdims=True)
# %% torch.add torch.sub torch.mul torch.div torch.pow
a = torch.add(x1=x, x2=y)
b = torch.sub(x1=x, x2=y, alpha=2)
c = torch.mul(x=x, x2=y)
d = torch.div(a=x, x2=y, rounding_mode='floor')
e = torch.pow(x=y.abs(), exponent=2)
# %% torch.exp torch.relu torch.clamp torch.abs
a = torch.exp(x=x)
b = torch.relu(a=x)
c = torch.clamp(x=x, min=0.0)
d = torch.abs(x1=x)
# %% torch.cat torch.stack
a = torch.cat(tensors=(x, y), axis=1)
b = torch.stack(tensors=(x, y), axis=0)
c = torch.cat((x, y), axis=0)
# %% torch.argmax torch.max torch.sort torch.topk
a = torch.argmax(x=x, axis=1, keepdims=True)
b, c = torch.max(x=x, axis=1, keepdims=True)
d, e = torch.sort(x=x, axis=0)
f, g = torch.topk(x=x, k=2, axis=1)
# %% torch.squeeze torch.unsqueeze torch.flip torch.roll
a = torch.unsqueeze(x=x, axis=0)
b = torch.squeeze(x=a, axis=0)
# %% torch.linalg.norm torch.linalg.vector_norm torch.fft.fft
a = torch.linalg.vector_norm(x=x, axis=1, keepdims=True)
b = torch.fft.fft(x, axis=0)
# %% torch.gather torch.index_select torch.cumsum
a = torch.gather(x=x, axis=1, index=k)
b = torch.index_select(x=x, axis=1, index=torch.tensor([1]))
c = torch.cumsum(x=x, axis=1)
# %% torch.Tensor.view torch.Tensor.expand torch.Tensor.permute
a = x.view(size=(3, 2))
b = x.expand(size=(2, 2, 3))
c = x.permute(dims=(1, 0))
d = x.view(dtype=torch.int32)
e = x.reshape(shape=(6,))
# %% torch.Tensor.cpu torch.Tensor.numpy torch.Tensor.requires_grad_
a = x.cpu(memory_format=torch.preserve_format)
b = x.numpy(force=True)
c = x.clone().requires_grad_(requires_grad=True)
# %% torch.Tensor.new_zeros torch.Tensor.new_full
a = x.new_zeros(size=(2,), dtype=torch.int64, device=None, requires_grad=False)
b = x.new_full(size=(2, 2), fill_value=3.0, dtype=None)
# %% torch.Tensor.index_put torch.Tensor.masked_fill torch.Tensor.masked_select
a = x.index_put(indices=(torch.tensor([0]),), values=torch.tensor(1.0), accumulate=True)
b = x.masked_fill(mask=x > 0, value=0.0)
c = x.masked_select(mask=x > 0)
# %% torch.Tensor.uniform_ torch.Tensor.normal_ torch.Tensor.random_
a = torch.empty(500).uniform_(2, 3)
b = torch.empty(500).normal_(mean=1, std=2, generator=None)
c = torch.empty(500).random_(10)
d = torch.empty(500).random_(5, 10)
e = torch.empty(500).uniform_(to=3)
# %% torch.Tensor.bernoulli_
a = torch.empty(500).bernoulli_(0.3, generator=None)
b = torch.empty(500).bernoulli_()
# %% torch.Tensor.cauchy_ torch.Tensor.log_normal_ torch.Tensor.geometric_
a = torch.empty(500).log_normal_(0.1, 0.2, generator=None)
b = torch.empty(500).geometric_(0.5, generator=None)
c = torch.empty(10).cauchy_(generator=None).shape
# %% torch.rand torch.randn torch.randint torch.randperm
a = torch.rand(500, generator=None)
b = torch.randn(500, generator=None, dtype=None)
c = torch.randint(5, (500,), generator=None)
d = torch.randperm(500, generator=None)
e = torch.rand(500, out=None, device=None)
# %% torch.multinomial torch.bernoulli torch.normal torch.poisson
a = torch.multinomial(torch.tensor([0.5, 0.5]), 500, True, generator=None)
b = torch.bernoulli(torch.full((500,), 0.3), generator=None)
c = torch.normal(0.0, 1.0, (500,), generator=None)
d = torch.poisson(torch.full((500,), 3.0), generator=None)
