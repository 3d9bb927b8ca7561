# %% torch.sum
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.sum(input=x, dim=1, keepdim=True, dtype=torch.float64)
# %% torch.sum
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.sum(input=x, dim=[0, 1])
# %% torch.sum
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.sum(input=x)
# %% torch.sum
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.sum(input=k, dtype=torch.float32)
# %% torch.sum
b = torch.tensor([[True, False, True], [True, True, True]])
result = torch.sum(input=b, dim=-1)
# %% torch.mean
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.mean(input=x, dim=1, keepdim=True)
# %% torch.mean
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.mean(input=x, dtype=torch.float64)
# %% torch.mean
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.mean(input=x, dim=(0, 1), dtype=torch.float64)
# %% torch.prod
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.prod(input=x, dim=1, keepdim=True)
# %% torch.prod
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.prod(input=k, dtype=torch.float32)
# %% torch.nansum
nans = torch.tensor([[1.0, float('nan'), 2.0], [0.5, 4.0, float('nan')]])
result = torch.nansum(input=nans, dim=1, keepdim=True)
# %% torch.nansum
nans = torch.tensor([[1.0, float('nan'), 2.0], [0.5, 4.0, float('nan')]])
result = torch.nansum(input=nans)
# %% torch.nanmean
nans = torch.tensor([[1.0, float('nan'), 2.0], [0.5, 4.0, float('nan')]])
result = torch.nanmean(input=nans, dim=1, keepdim=True)
# %% torch.median
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.median(input=x)
# %% torch.median
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.median(input=x, dim=1, keepdim=True)
# %% torch.nanmedian
nans = torch.tensor([[1.0, float('nan'), 2.0], [0.5, 4.0, float('nan')]])
result = torch.nanmedian(input=nans)
# %% torch.nanmedian
nans = torch.tensor([[1.0, float('nan'), 2.0], [0.5, 4.0, float('nan')]])
result = torch.nanmedian(input=nans, dim=1, keepdim=True)
# %% torch.mode
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.mode(input=k, dim=1, keepdim=True)
# %% torch.kthvalue
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.kthvalue(input=x, k=2, dim=1, keepdim=True)
# %% torch.max
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.max(input=x)
# %% torch.max
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.max(input=x, dim=1, keepdim=True)
# %% torch.max
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.max(input=x, dim=-1)
# %% torch.min
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.min(input=x)
# %% torch.min
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.min(input=x, dim=1, keepdim=True)
# %% torch.amax
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.amax(input=x, dim=1, keepdim=True)
# %% torch.amin
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.amin(input=x, dim=(0, 1))
# %% torch.amax
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.amax(input=x)
# %% torch.aminmax
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.aminmax(input=x, dim=1, keepdim=True)
# %% torch.aminmax
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.aminmax(input=x)
# %% torch.argmax
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.argmax(input=x, dim=1, keepdim=True)
# %% torch.argmax
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.argmax(input=x)
# %% torch.argmin
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.argmin(input=x, dim=1, keepdim=True)
# %% torch.argmin
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.argmin(input=x)
# %% torch.all
b = torch.tensor([[True, False, True], [True, True, True]])
result = torch.all(input=b, dim=1, keepdim=True)
# %% torch.all
b = torch.tensor([[True, False, True], [True, True, True]])
result = torch.all(input=b)
# %% torch.any
b = torch.tensor([[True, False, True], [True, True, True]])
result = torch.any(input=b, dim=0, keepdim=True)
# %% torch.any
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.any(input=x)
# %% torch.std
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.std(input=x, dim=1, unbiased=False, keepdim=True)
# %% torch.std
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.std(input=x, dim=1, correction=0, keepdim=True)
# %% torch.std
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.std(input=x)
# %% torch.std
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.std(input=x, unbiased=False)
# %% torch.var
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.var(input=x, dim=1, unbiased=False, keepdim=True)
# %% torch.var
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.var(input=x, dim=1, correction=0, keepdim=True)
# %% torch.var
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.var(input=x)
# %% torch.var
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.var(input=x, unbiased=False)
# %% torch.std_mean
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.std_mean(input=x, dim=1, unbiased=False, keepdim=True)
# %% torch.std_mean
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.std_mean(input=x, dim=1, correction=0, keepdim=True)
# %% torch.var_mean
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.var_mean(input=x, dim=1, unbiased=False, keepdim=True)
# %% torch.var_mean
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.var_mean(input=x, dim=1, correction=0, keepdim=True)
# %% torch.var_mean
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.var_mean(input=x)
# %% torch.norm
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.norm(input=x, p=2, dim=1, keepdim=True)
# %% torch.norm
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.norm(input=x)
# %% torch.norm
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.norm(input=x, p='fro', dim=(0, 1))
# %% torch.norm
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.norm(input=x, p=1, dtype=torch.float64)
# %% torch.functional.norm
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.functional.norm(input=x, p=2, dim=1, keepdim=True)
# %% torch.logsumexp
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.logsumexp(input=x, dim=1, keepdim=True)
# %% torch.logsumexp
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.logsumexp(input=x, dim=(0, 1))
# %% torch.cumsum
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.cumsum(input=x, dim=1, dtype=torch.float64)
# %% torch.cumprod
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.cumprod(input=x, dim=1, dtype=torch.float64)
# %% torch.cummax
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.cummax(input=x, dim=1)
# %% torch.cummin
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.cummin(input=x, dim=1)
# %% torch.logcumsumexp
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.logcumsumexp(input=x, dim=1)
# %% torch.count_nonzero
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.count_nonzero(input=k, dim=1)
# %% torch.count_nonzero
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.count_nonzero(input=x)
# %% torch.quantile
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.quantile(input=x, q=0.4, dim=1, keepdim=True, interpolation='linear')
# %% torch.quantile
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.quantile(input=x, q=torch.tensor([0.25, 0.75]), dim=1)
# %% torch.quantile
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.quantile(input=x, q=0.5)
# %% torch.nanquantile
nans = torch.tensor([[1.0, float('nan'), 2.0], [0.5, 4.0, float('nan')]])
result = torch.nanquantile(input=nans, q=0.4, dim=1, keepdim=True, interpolation='lower')
# %% torch.histc
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.histc(input=x, bins=4, min=-1, max=3)
# %% torch.histogram
v = torch.tensor([3.0, 1.0, 2.0, 2.0])
result = torch.histogram(input=v, bins=4, range=(0.0, 4.0), weight=v, density=True)
# %% torch.histogram
v = torch.tensor([3.0, 1.0, 2.0, 2.0])
result = torch.histogram(input=v, bins=torch.tensor([0.0, 1.5, 4.0]))
# %% torch.histogramdd
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
v = torch.tensor([3.0, 1.0, 2.0, 2.0])
result = torch.histogramdd(input=x.t(), bins=[2, 2], range=[-1.0, 3.0, -1.0, 3.0], weight=v[:3], density=True)
# %% torch.bincount
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.bincount(input=k.flatten(), weights=torch.ones(6), minlength=5)
# %% torch.bincount
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.bincount(input=k.flatten())
# %% torch.cov
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
v = torch.tensor([3.0, 1.0, 2.0, 2.0])
result = torch.cov(input=x, correction=0, fweights=torch.tensor([1, 2, 1]), aweights=v[:3])
# %% torch.cov
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.cov(input=x)
# %% torch.corrcoef
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.corrcoef(input=x)
# %% torch.diff
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.diff(input=x, n=1, dim=1, prepend=x, append=x)
# %% torch.diff
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.diff(input=x)
# %% torch.sort
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.sort(input=x, dim=1, descending=True, stable=True)
# %% torch.sort
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.sort(input=x)
# %% torch.msort
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.msort(input=x)
# %% torch.argsort
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.argsort(input=x, dim=1, descending=True, stable=True)
# %% torch.argsort
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.argsort(input=x)
# %% torch.topk
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.topk(input=x, k=2, dim=1, largest=False, sorted=True)
# %% torch.topk
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.topk(input=x, k=2)
# %% torch.unique
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.unique(input=k, sorted=True, return_inverse=True, return_counts=True)
# %% torch.unique
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.unique(input=k, dim=1)
# %% torch.unique
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.unique(input=k)
# %% torch.functional.unique
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.functional.unique(input=k)
# %% torch.unique_consecutive
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.unique_consecutive(input=k, return_inverse=True, return_counts=True)
# %% torch.unique_consecutive
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.unique_consecutive(input=k, dim=1)
# %% torch.functional.unique_consecutive
k = torch.tensor([[1, 2, 2], [3, 1, 1]])
result = torch.functional.unique_consecutive(input=k, return_inverse=True, return_counts=True)
# %% torch.renorm
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.renorm(input=x, p=2, dim=0, maxnorm=1.0)
# %% torch.softmax
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.softmax(input=x, dim=1, dtype=torch.float64)
# %% torch.log_softmax
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.log_softmax(input=x, dim=1, dtype=torch.float64)
# %% torch.trace
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.trace(input=x)
# %% torch.gradient
v = torch.tensor([3.0, 1.0, 2.0, 2.0])
result = torch.gradient(input=v)
# %% torch.gradient
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.gradient(input=x, dim=1)
# %% torch.gradient
v = torch.tensor([3.0, 1.0, 2.0, 2.0])
result = torch.gradient(input=v, spacing=2.0)
# %% torch.Tensor.sum_to_size
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.sum_to_size(1, 3)
# %% torch.Tensor.sum_to_size
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.sum_to_size((2, 1))
# %% torch.Tensor.var
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.var(dim=1, unbiased=False, keepdim=True)
# %% torch.Tensor.std
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.std(dim=1, correction=0, keepdim=True)
# %% torch.Tensor.norm
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.norm(p=2, dim=1, keepdim=True)
# %% torch.Tensor.histc
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.histc(bins=4, min=-1, max=3)
# %% torch.Tensor.sum
cube = torch.arange(24.0).reshape(2, 3, 4)
result = cube.sum(dim=(0, 2), keepdim=True)
# %% torch.Tensor.mean
cube = torch.arange(24.0).reshape(2, 3, 4)
result = cube.mean((1, 2))
# %% torch.Tensor.amax
cube = torch.arange(24.0).reshape(2, 3, 4)
result = cube.amax(dim=(0, 2))
# %% torch.Tensor.prod
cube = torch.arange(24.0).reshape(2, 3, 4)
result = cube.prod(dim=2)
