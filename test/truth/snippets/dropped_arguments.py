# %% torch.nn.functional.interpolate
x = torch.arange(16.0).reshape(1, 1, 4, 4)
a = torch.nn.functional.interpolate(x, scale_factor=1.6, mode="bilinear", recompute_scale_factor=True)
b = torch.nn.functional.interpolate(x, scale_factor=1.6, mode="bilinear", recompute_scale_factor=False)
c = torch.nn.functional.interpolate(x, scale_factor=1.6, mode="nearest", recompute_scale_factor=True)
d = torch.nn.functional.interpolate(x, size=6, mode="bilinear", align_corners=False, antialias=False)
# %% torch.sort torch.argsort torch.Tensor.sort torch.Tensor.argsort
x = torch.tensor([2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 0.0, 2.0] * 4)
a = torch.sort(x, stable=True)
b = torch.argsort(x, stable=True)
c = torch.sort(x, dim=0, descending=True, stable=True)
d = x.sort(stable=True)
e = x.argsort(stable=True, descending=True)
m = x > 1
f = torch.sort(m, stable=True)
g = m.sort(descending=True, stable=True)
# %% torch.unique torch.Tensor.unique
x = torch.tensor([3, 1, 3, 2])
a = torch.unique(x, sorted=True, return_inverse=True)
b = x.unique(sorted=True, return_inverse=True, return_counts=True)
c = torch.unique(x, sorted=True, dim=0)
# %% torch.nn.functional.gumbel_softmax
torch.manual_seed(3)
x = torch.tensor([[10.0, 0.0, -10.0]])
a = torch.nn.functional.gumbel_softmax(x, eps=0.5, hard=True).shape
# %% torch.linalg.svdvals torch.linalg.svd
x = torch.tensor([[2.0, 1.0], [1.0, 3.0], [0.0, 1.0]])
a = torch.linalg.svdvals(x)
b = torch.linalg.svd(x, full_matrices=False, driver=None)[1]
# %% torch.autograd.grad
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = torch.tensor([3.0, 4.0], requires_grad=True)
a = torch.autograd.grad((x * 2).sum(), [x, y], allow_unused=True)
b = torch.autograd.grad((x * 2).sum(), x, allow_unused=False)
# %% torch.fft.fft torch.fft.fft2 torch.fft.fftn torch.fft.ihfft torch.fft.ihfftn torch.fft.rfft
x = torch.tensor([[1.0, 2.0, 0.5, 3.0], [0.0, 1.0, 4.0, 2.0]])
a = torch.fft.fft(x, norm=None)
b = torch.fft.fft2(x, norm=None)
c = torch.fft.fftn(x, norm="ortho")
d = torch.fft.ihfft(x, norm=None)
e = torch.fft.ihfftn(x, norm="forward")
f = torch.fft.rfft(x, norm=None)
g = torch.fft.fft(x, norm="backward")
# %% torch.isin torch.gather torch.save torch.load
import io
x = torch.tensor([1, 2, 3, 4])
a = torch.isin(x, torch.tensor([2, 4]), assume_unique=True)
b = torch.gather(x, 0, torch.tensor([0, 2]), sparse_grad=True)
file = io.BytesIO()
torch.save({"x": x}, file, pickle_protocol=3, _use_new_zipfile_serialization=False)
file.seek(0)
c = torch.load(file, map_location="cpu", weights_only=True)["x"]
# %% torch.nn.Embedding torch.nn.functional.embedding torch.nn.functional.embedding_bag
weight = torch.tensor([[3.0, 4.0], [0.3, 0.4], [6.0, 8.0]])
i = torch.tensor([[0, 2], [1, 1]])
a = torch.nn.functional.embedding(i, weight.clone(), max_norm=1.0, norm_type=1.0)
b = torch.nn.functional.embedding(i, weight.clone(), max_norm=2.0)
c = torch.nn.functional.embedding(i, weight, scale_grad_by_freq=False, sparse=True)
d = torch.nn.functional.embedding_bag(i, weight, mode="sum", sparse=True)
# %% torch.nn.TransformerEncoder torch.nn.TransformerEncoderLayer
layer = torch.nn.TransformerEncoderLayer(4, 2, 8, dropout=0.0, batch_first=True)
for parameter in layer.parameters():
    torch.nn.init.constant_(parameter, 0.1)
x = torch.arange(24.0).reshape(2, 3, 4) / 10
a = torch.nn.TransformerEncoder(layer, 1, enable_nested_tensor=False, mask_check=False)(x)
# %% torch.nn.Module.to torch.Tensor.to torch.Tensor.cuda torch.Tensor.copy_ torch.Tensor.clone torch.empty_like
x = torch.arange(16.0).reshape(1, 2, 2, 4)
a = x.to("cpu", non_blocking=True, copy=True)
b = x.clone(memory_format=torch.channels_last)
c = x.to(memory_format=torch.channels_last)
d = x.contiguous(memory_format=torch.channels_last).sum(1)
e = torch.zeros_like(x, memory_format=torch.preserve_format, pin_memory=False)
f = torch.full((2,), 1.0, layout=torch.strided, pin_memory=False, device="cpu")
y = torch.zeros(1, 2, 2, 4).copy_(x, non_blocking=True)
g = torch.nn.Linear(2, 2).to("cpu", non_blocking=True).weight.shape
h = x.to(torch.float64, copy=True) + 1
# %% torch.distributions.Normal torch.distributions.Categorical torch.distributions.AffineTransform
normal = torch.distributions.Normal(torch.tensor([0.0]), torch.tensor([1.0]), validate_args=True)
a = normal.log_prob(torch.tensor([0.5]))
b = torch.distributions.Categorical(probs=torch.tensor([0.2, 0.8]), validate_args=False).entropy()
c = torch.distributions.AffineTransform(1.0, 2.0, cache_size=1)(torch.tensor([3.0]))
# %% torch.optim.Adam torch.optim.SGD torch.optim.RMSprop torch.nn.utils.clip_grad_norm_
w = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
v = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
first = torch.optim.Adam([w], lr=0.1, foreach=False, fused=None)
second = torch.optim.SGD([v], lr=0.1, momentum=0.9, foreach=True, fused=False)
for _ in range(3):
    (w * w).sum().backward()
    (v * v).sum().backward()
    torch.nn.utils.clip_grad_norm_([w, v], 1.0, foreach=False)
    first.step()
    second.step()
    first.zero_grad()
    second.zero_grad()
a, b = w.detach(), v.detach()
# %% torch.utils.checkpoint.checkpoint torch.jit.script torch.jit.trace torch.compile
import torch.utils.checkpoint
x = torch.tensor([1.0, 2.0], requires_grad=True)
a = torch.utils.checkpoint.checkpoint(lambda t: t * t, x, use_reentrant=False, determinism_check="none", debug=False)
a.sum().backward()
b = x.grad
# %% torch.testing.assert_close torch.testing.make_tensor
torch.testing.assert_close(torch.ones(2), torch.ones(2), check_device=False, check_layout=False, check_stride=False)
torch.testing.assert_close(torch.ones(2), torch.ones(2, dtype=torch.float64), check_dtype=False, allow_subclasses=False)
a = torch.testing.make_tensor(2, 3, dtype=torch.float32, device="cpu", low=0, high=1, noncontiguous=True).shape
