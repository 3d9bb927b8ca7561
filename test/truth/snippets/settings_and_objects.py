import torch
import torchvision
from torch import nn
from torch.nn import functional as F

x = torch.tensor([[1.5, -2.5, 3.0], [-4.0, 5.25, 0.5]])
maps = torch.arange(24.0).reshape(2, 3, 4) % 7
image = torch.arange(32.0).reshape(1, 2, 4, 4) % 11
# %% torch.nn.functional.instance_norm
statistic = torch.ones(3)
result = F.instance_norm(maps, torch.zeros(3), statistic, weight=statistic)
# %% torch.nn.functional.instance_norm
shared = torch.full((3,), 0.5)
result = F.instance_norm(maps, shared, torch.ones(3), bias=shared)
# %% torch.nn.functional.instance_norm
shared = torch.full((3,), 0.5)
result = F.instance_norm(maps, shared, shared, shared, shared)
# %% torch.nn.functional.instance_norm
mean, variance = torch.zeros(3), torch.ones(3)
result = F.instance_norm(maps, mean, variance, use_input_stats=True, momentum=0.3, eps=1e-3)
# %% torch.nn.functional.instance_norm
mean, variance = torch.zeros(3), torch.ones(3)
result = F.instance_norm(maps, mean, variance, mean, variance, use_input_stats=False)
# %% torch.nn.functional.instance_norm
result = F.instance_norm(maps, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True)
# %% torch.nn.functional.instance_norm
result = F.instance_norm(image, weight=torch.tensor([1.0, 2.0]), bias=torch.tensor([0.5, 0.0]))
# %% torch.nn.functional.batch_norm
shared = torch.full((3,), 0.5)
result = F.batch_norm(maps, shared, shared, weight=shared, bias=shared)
# %% torch.nn.functional.batch_norm
mean, variance = torch.zeros(3), torch.ones(3)
result = F.batch_norm(maps, mean, variance, weight=variance, bias=mean, training=True)
# %% torch.nn.functional.batch_norm
result = F.batch_norm(maps, None, None, training=True)
# %% torch.backends.cuda.matmul.allow_tf32
before = torch.backends.cuda.matmul.allow_tf32
torch.backends.cuda.matmul.allow_tf32 = True
after = torch.backends.cuda.matmul.allow_tf32
# %% torch.backends.cudnn.allow_tf32
torch.backends.cudnn.allow_tf32 = False
after = torch.backends.cudnn.allow_tf32
torch.backends.cudnn.allow_tf32 = True
again = torch.backends.cudnn.allow_tf32
# %% torch.backends.cudnn.benchmark
torch.backends.cudnn.benchmark = True
result = torch.backends.cudnn.benchmark
# %% torch.backends.cudnn.benchmark
before = torch.backends.cudnn.benchmark
torch.backends.cudnn.benchmark = not before
result = torch.backends.cudnn.benchmark
torch.backends.cudnn.benchmark = before
# %% torch.backends.cudnn.deterministic
torch.backends.cudnn.deterministic = True
result = torch.backends.cudnn.deterministic
# %% torch.backends.cudnn.enabled
torch.backends.cudnn.enabled = False
result = torch.backends.cudnn.enabled
# %% torch.set_float32_matmul_precision torch.get_float32_matmul_precision
before = torch.get_float32_matmul_precision()
torch.set_float32_matmul_precision('high')
after = torch.get_float32_matmul_precision()
# %% torch.use_deterministic_algorithms torch.are_deterministic_algorithms_enabled
before = torch.are_deterministic_algorithms_enabled()
torch.use_deterministic_algorithms(True)
after = torch.are_deterministic_algorithms_enabled()
# %% torch.use_deterministic_algorithms torch.is_deterministic_algorithms_warn_only_enabled
torch.use_deterministic_algorithms(True, warn_only=True)
after = torch.is_deterministic_algorithms_warn_only_enabled()
# %% torch.set_num_threads torch.get_num_threads
torch.set_num_threads(2)
after = torch.get_num_threads()
# %% torch.set_default_dtype torch.get_default_dtype
torch.set_default_dtype(torch.float64)
after = torch.get_default_dtype()
made = torch.ones(2)
# %% torch.set_default_tensor_type
torch.set_default_tensor_type(torch.DoubleTensor)
made = torch.ones(2)
after = torch.get_default_dtype()
# %% torch.set_default_tensor_type
torch.set_default_tensor_type('torch.DoubleTensor')
made = torch.ones(2)
# %% torch.set_default_tensor_type
torch.set_default_tensor_type(torch.HalfTensor)
after = torch.get_default_dtype()
# %% torch.set_default_tensor_type
torch.set_default_tensor_type(torch.FloatTensor)
after = torch.get_default_dtype()
# %% torch.set_default_tensor_type
kind = torch.DoubleTensor
torch.set_default_tensor_type(kind)
after = torch.get_default_dtype()
# %% torch.autograd.set_detect_anomaly torch.is_anomaly_enabled
torch.autograd.set_detect_anomaly(True)
after = torch.is_anomaly_enabled()
torch.autograd.set_detect_anomaly(False)
# %% torch.utils.data.DataLoader
loader = torch.utils.data.DataLoader(list(range(6)), batch_size=2, prefetch_factor=None)
result = [batch.tolist() for batch in loader]
# %% torch.utils.data.DataLoader
loader = torch.utils.data.DataLoader(list(range(6)), batch_size=2, num_workers=0, collate_fn=None, sampler=None,
                                     batch_sampler=None, worker_init_fn=None, generator=None, prefetch_factor=None,
                                     multiprocessing_context=None, shuffle=None)
result = [batch.tolist() for batch in loader]
# %% torch.utils.data.DataLoader
loader = torch.utils.data.DataLoader(list(range(6)), batch_size=None)
result = [int(item) for item in loader]
# %% torch.utils.data.DataLoader
sampler = torch.utils.data.SequentialSampler(list(range(6)))
loader = torch.utils.data.DataLoader(list(range(6)), 4, sampler=sampler, prefetch_factor=None, drop_last=True)
result = [batch.tolist() for batch in loader]
# %% torch.utils.data.DataLoader
factor = None
loader = torch.utils.data.DataLoader(list(range(6)), 4, prefetch_factor=factor)
result = [batch.tolist() for batch in loader]
# %% torch.nn.functional.upsample
result = F.upsample(image, scale_factor=2, mode='bilinear', align_corners=None)
# %% torch.nn.functional.upsample
result = F.upsample(image, size=(8, 8), mode='nearest', align_corners=None)
# %% torch.nn.functional.upsample
result = F.upsample(image, scale_factor=2)
# %% torch.nn.functional.upsample
result = F.upsample(image, (6, 6), None, 'bilinear', True)
# %% torch.nn.functional.upsample
result = F.upsample(input=image, size=None, scale_factor=2, mode='bilinear', align_corners=False)
# %% torch.nn.functional.upsample
corners = None
result = F.upsample(image, scale_factor=2, mode='bicubic', align_corners=corners)
# %% torch.nn.functional.upsample
result = F.upsample(maps, size=8, mode='linear', align_corners=None)
# %% torch.nn.functional.interpolate
result = F.interpolate(image, size=None, scale_factor=2, mode='bilinear', align_corners=None,
                       recompute_scale_factor=None, antialias=False)
# %% torch.nn.functional.upsample_bilinear torch.nn.functional.upsample_nearest
a = F.upsample_bilinear(image, scale_factor=2)
b = F.upsample_nearest(image, size=None, scale_factor=2)
c = F.upsample_bilinear(image, size=(6, 6), scale_factor=None)
# %% torch.nn.Upsample
a = nn.Upsample(scale_factor=2, mode='bilinear', align_corners=None)(image)
b = nn.Upsample(size=None, scale_factor=2, mode='nearest')(image)
c = nn.Upsample((6, 6), None, 'bilinear', True, recompute_scale_factor=None)(image)
# %% torch.nn.Module.to
m = nn.Linear(2, 2)
m.to(torch.float64)
kind = m.weight.dtype
# %% torch.nn.Module.to
m = nn.Linear(2, 2)
kind = m.to('cpu', torch.float64).weight.dtype
# %% torch.nn.Module.to
m = nn.Linear(2, 2)
kind = m.to(device='cpu', dtype=torch.float64, non_blocking=True).weight.dtype
# %% torch.nn.Module.to
m = nn.Linear(2, 2)
wanted = torch.float64
kind = m.to(wanted).weight.dtype
# %% torch.nn.Module.to
m = nn.Linear(2, 2)
kind = m.to(torch.ones(2, dtype=torch.float64)).weight.dtype
# %% torch.nn.Module.to
m = nn.Linear(2, 2)
like = torch.ones(2, dtype=torch.float64)
kind = m.to(tensor=like).weight.dtype
# %% torch.nn.Module.to
m = nn.Linear(2, 2)
kind = m.to(torch.device('cpu')).weight.dtype
same = m.to('cpu') is m
# %% torch.nn.Module.to
m = nn.Linear(2, 2)
kind = m.to(None, torch.float64).weight.dtype
# %% torch.nn.Module.to
m = nn.Linear(2, 2)
kind = m.to(device=None, dtype=None).weight.dtype
# %% torch.nn.Module.to
m = nn.Conv2d(1, 1, 3).to(memory_format=torch.channels_last)
kind = m.weight.dtype
# %% torch.nn.Module.to
m = nn.Linear(2, 2)
where = torch.device('cpu')
kind = m.to(where, non_blocking=True).weight.dtype
# %% torch.nn.Module.to
m = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
m.to(torch.float64)
kinds = [v.dtype for v in m.state_dict().values()]
# %% torch.nn.Module.get_extra_state (may raise)
m = nn.Linear(2, 2)
result = m.get_extra_state()
# %% torch.nn.Module.get_extra_state
class Counting(nn.Module):
    def __init__(self):
        super().__init__()
        self.count = 3
    def get_extra_state(self):
        return {'count': self.count}
    def set_extra_state(self, state):
        self.count = state['count']
m = Counting()
a = m.get_extra_state()
m.set_extra_state({'count': 5})
b = m.count
# %% torch.nn.Module.set_extra_state (may raise)
m = nn.Linear(2, 2)
m.set_extra_state({})
# %% torch.distributions.MultivariateNormal
d = torch.distributions.MultivariateNormal(torch.zeros(2), precision_matrix=torch.tensor([[2.0, 0.5], [0.5, 1.0]]))
a = d.log_prob(torch.tensor([0.3, -0.2]))
b = d.mean
c = d.covariance_matrix
# %% torch.distributions.MultivariateNormal
d = torch.distributions.MultivariateNormal(torch.zeros(2), precision_matrix=torch.tensor([[2.0, 0.5], [0.5, 1.0]]))
a = d.entropy()
b = d.variance
# %% torch.distributions.MultivariateNormal
d = torch.distributions.MultivariateNormal(torch.zeros(2), covariance_matrix=torch.tensor([[2.0, 0.5], [0.5, 1.0]]))
a = d.log_prob(torch.tensor([0.3, -0.2]))
b = d.entropy()
# %% torch.distributions.MultivariateNormal
d = torch.distributions.MultivariateNormal(torch.zeros(2), scale_tril=torch.tensor([[2.0, 0.0], [0.5, 1.0]]))
a = d.log_prob(torch.tensor([[0.3, -0.2], [1.0, 1.0]]))
b = d.covariance_matrix
# %% torch.distributions.MultivariateNormal
d = torch.distributions.MultivariateNormal(torch.zeros(3, 2), None, torch.eye(2) * 4, None)
a = d.log_prob(torch.ones(3, 2))
b = d.batch_shape
# %% torch.distributions.MultivariateNormal
d = torch.distributions.MultivariateNormal(torch.zeros(2), torch.eye(2), validate_args=False)
a = d.log_prob(torch.zeros(2))
# %% torchvision.ops.roi_align
boxes = [torch.tensor([[0.0, 0.0, 3.0, 3.0], [1.0, 1.0, 3.0, 2.0]])]
result = torchvision.ops.roi_align(image, boxes, (2, 2))
# %% torchvision.ops.roi_align
boxes = [torch.tensor([[0.0, 0.0, 3.0, 3.0]]), torch.tensor([[1.0, 1.0, 3.0, 2.0], [0.0, 0.0, 1.0, 1.0]])]
result = torchvision.ops.roi_align(torch.cat([image, image + 1]), boxes, 2, spatial_scale=0.5, sampling_ratio=2, aligned=True)
# %% torchvision.ops.roi_align
boxes = [torch.empty(0, 4), torch.tensor([[1.0, 1.0, 3.0, 2.0]])]
result = torchvision.ops.roi_align(torch.cat([image, image + 1]), boxes, output_size=[2, 2])
# %% torchvision.ops.roi_align
boxes = [torch.tensor([[0.0, 0.0, 3.0, 3.0]])] * 2
result = torchvision.ops.roi_align(torch.cat([image, image + 1]), boxes, 1)
# %% torchvision.ops.roi_align
result = torchvision.ops.roi_align(image, (torch.tensor([[0.0, 0.0, 3.0, 3.0]]),), (1, 2), 1.0, -1, False)
# %% torchvision.ops.roi_align
boxes = torch.tensor([[0.0, 0.0, 0.0, 3.0, 3.0], [1.0, 1.0, 1.0, 3.0, 2.0]])
result = torchvision.ops.roi_align(torch.cat([image, image + 1]), boxes, (2, 2))
# %% torchvision.ops.roi_align
result = torchvision.ops.roi_align(image.double(), [torch.tensor([[0.0, 0.0, 3.0, 3.0]], dtype=torch.float64)], 2)
# %% torchvision.ops.roi_align
boxes = torch.empty(0, 5)
result = torchvision.ops.roi_align(image, boxes, (2, 2))
# %% torchvision.ops.roi_pool
boxes = [torch.tensor([[0.0, 0.0, 3.0, 3.0], [1.0, 1.0, 3.0, 2.0]])]
result = torchvision.ops.roi_pool(image, boxes, (2, 2))
# %% torchvision.ops.roi_pool
boxes = [torch.tensor([[0.0, 0.0, 3.0, 3.0]]), torch.tensor([[1.0, 1.0, 3.0, 2.0]])]
result = torchvision.ops.roi_pool(torch.cat([image, image + 1]), boxes, 2, 0.5)
# %% torchvision.ops.roi_pool
boxes = [torch.empty(0, 4), torch.tensor([[1.0, 1.0, 3.0, 2.0]])]
result = torchvision.ops.roi_pool(torch.cat([image, image + 1]), boxes=boxes, output_size=2, spatial_scale=1.0)
# %% torchvision.ops.roi_pool
boxes = torch.tensor([[0.0, 0.0, 0.0, 3.0, 3.0], [0.0, 1.0, 1.0, 3.0, 2.0]])
result = torchvision.ops.roi_pool(image, boxes, 3)
# %% torchvision.ops.RoIAlign torchvision.ops.RoIPool
boxes = [torch.tensor([[0.0, 0.0, 3.0, 3.0], [1.0, 1.0, 3.0, 2.0]])]
a = torchvision.ops.RoIAlign((2, 2), 1.0, 2)(image, boxes)
b = torchvision.ops.RoIPool(2, spatial_scale=0.5)(image, boxes)
c = torchvision.ops.RoIAlign(output_size=2, spatial_scale=1.0, sampling_ratio=-1, aligned=True)(image, boxes)
# %% torchvision.ops.ps_roi_align torchvision.ops.ps_roi_pool
maps = torch.arange(64.0).reshape(1, 4, 4, 4) % 9
boxes = [torch.tensor([[0.0, 0.0, 3.0, 3.0], [1.0, 1.0, 3.0, 2.0]])]
a = torchvision.ops.ps_roi_pool(maps, boxes, 2)
# %% torch.nn.Linear
m = nn.Linear(3, 2, dtype=torch.float64)
kind = m.weight.dtype
shape = m(x.double()).shape
# %% torch.nn.Conv2d
m = nn.Conv2d(2, 3, 3, dtype=torch.float64)
kind = m.weight.dtype, m.bias.dtype
shape = m(image.double()).shape
# %% torch.nn.Conv2d
m = nn.Conv2d(2, 3, 3, bias=False, device='cpu', dtype=torch.float64)
kind = m.weight.dtype
shape = m(image.double()).shape
# %% torch.nn.BatchNorm2d
m = nn.BatchNorm2d(2, dtype=torch.float64)
kind = m.weight.dtype, m.running_mean.dtype
shape = m(image.double()).shape
# %% torch.nn.LayerNorm
m = nn.LayerNorm(3, dtype=torch.float64)
kind = m.weight.dtype
result = m(x.double())
# %% torch.nn.Embedding
m = nn.Embedding(4, 3, dtype=torch.float64)
kind = m.weight.dtype
shape = m(torch.tensor([1, 2])).shape
# %% torch.nn.GroupNorm
m = nn.GroupNorm(1, 2, dtype=torch.float64)
kind = m.weight.dtype
result = m(image.double())
# %% torch.nn.LSTM
m = nn.LSTM(3, 4, dtype=torch.float64)
kind = m.weight_ih_l0.dtype
shape = m(x.double().unsqueeze(0))[0].shape
# %% torch.nn.ConvTranspose2d
m = nn.ConvTranspose2d(2, 3, 3, dtype=torch.float64)
kind = m.weight.dtype
shape = m(image.double()).shape
# %% torch.nn.PReLU
m = nn.PReLU(dtype=torch.float64)
kind = m.weight.dtype
result = m(x.double())
# %% torch.nn.Bilinear
m = nn.Bilinear(3, 3, 2, dtype=torch.float64)
kind = m.weight.dtype
shape = m(x.double(), x.double()).shape
# %% torch.nn.MultiheadAttention
m = nn.MultiheadAttention(4, 2, dtype=torch.float64)
shape = m(torch.ones(3, 2, 4, dtype=torch.float64), torch.ones(3, 2, 4, dtype=torch.float64), torch.ones(3, 2, 4, dtype=torch.float64))[0].shape
# %% torch.nn.Linear
options = {'dtype': torch.float64}
m = nn.Linear(3, 2, **options)
kind = m.weight.dtype
# %% torch.nn.Conv1d
kind = torch.float64
m = nn.Conv1d(3, 2, 3, device=None, dtype=kind)
found = m.weight.dtype
# %% torch.nn.Conv1d
m = nn.Conv1d(3, 2, 3, device=None, dtype=None)
found = m.weight.dtype
# %% torch.Tensor.nanmean
y = torch.tensor([[1.0, float('nan')], [3.0, 5.0]])
a = y.nanmean()
b = y.nanmean(dim=1)
c = y.nanmean(0, True)
# %% torch.Tensor.nanmean
y = torch.tensor([[1.0, float('nan')], [3.0, 5.0]])
result = y.nanmean(1, dtype=torch.float64)
# %% torch.Tensor.nanmean
y = torch.tensor([[1.0, float('nan')], [3.0, 5.0]])
result = y.nanmean(dim=(0, 1), keepdim=True, dtype=torch.float64)
# %% torch.nanmean
y = torch.tensor([[1.0, float('nan')], [3.0, 5.0]])
a = torch.nanmean(y, 1, dtype=torch.float64)
b = torch.nanmean(y, dtype=None)
c = torch.nanmean(input=y, dim=None, keepdim=False)
# %% torch.nanmean
y = torch.tensor([[1.0, float('nan')], [3.0, 5.0]])
out = torch.empty(2, dtype=torch.float64)
result = torch.nanmean(y, dim=0, dtype=torch.float64, out=out)
# %% torch.nansum torch.Tensor.nansum
y = torch.tensor([[1.0, float('nan')], [3.0, 5.0]])
a = y.nansum(1, dtype=torch.float64)
b = torch.nansum(y, dim=0, keepdim=True, dtype=torch.float64)
# %% torch.nn.Softmax
layer = torch.nn.Softmax()
shown = "Softmax" in repr(torch.nn.Sequential(layer))
y = layer(torch.tensor([[1.0, 2.0], [0.5, 0.5]]))
# %% torch.jit.export torch.jit.unused
def marked(function):
    return torch.jit.export(function) if function.__name__ == "twice" else torch.jit.unused(function)
@marked
def twice(x):
    return x * 2
@marked
def thrice(x):
    return x * 3
a, b = twice(torch.ones(2)), thrice(torch.ones(1))
# %% torch.distributed.tensor.Placement torch.distributed.tensor.Replicate torch.distributed.tensor.Shard torch.distributed.tensor.Partial
from torch.distributed.tensor import Partial, Placement, Replicate, Shard
made = [Replicate(), Shard(0), Shard(dim=1), Partial(), Partial("sum")]
a = [isinstance(one, Placement) for one in made]
b = [[one == other for other in made] for one in made]
c = [isinstance(one, (Shard, Replicate)) for one in made]
d = [one.is_shard() for one in made]
# %% torch._C._jit_set_profiling_executor torch._C._jit_set_profiling_mode torch._C._jit_set_texpr_fuser_enabled torch._C._jit_set_num_profiled_runs torch._C._debug_set_fusion_group_inlining
torch._C._jit_set_profiling_executor(False)
torch._C._jit_set_profiling_mode(False)
torch._C._jit_set_texpr_fuser_enabled(False)
torch._C._jit_set_num_profiled_runs(1)
torch._C._debug_set_fusion_group_inlining(False)
result = torch.ones(2)
# %% torch.distributed.ReduceOp.RedOpType
kinds = torch.distributed.ReduceOp.RedOpType
result = isinstance(kinds, type), isinstance("sum", kinds)
