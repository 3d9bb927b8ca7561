# %% torch.cuda.is_available
a = torch.cuda.is_available()
# %% torch.cuda.device_count
a = torch.cuda.device_count()
# %% torch.cuda.is_initialized
a = torch.cuda.is_initialized()
# %% torch.cuda.is_bf16_supported
if torch.cuda.is_available():
    a = torch.cuda.is_bf16_supported()
b = 1
# %% torch.cuda.manual_seed
torch.cuda.manual_seed(seed=3)
a = 1
# %% torch.cuda.manual_seed_all
torch.cuda.manual_seed_all(seed=3)
a = 1
# %% torch.cuda.empty_cache
torch.cuda.empty_cache()
a = 1
# %% torch.cuda.synchronize
if torch.cuda.is_available():
    torch.cuda.synchronize(device=None)
a = 1
# %% torch.cuda.current_device
a = torch.cuda.current_device() if torch.cuda.is_available() else 0
# %% torch.cuda.set_device
if torch.cuda.is_available():
    torch.cuda.set_device(device=0)
a = 1
# %% torch.cuda.get_device_name
a = torch.cuda.get_device_name(device=0) if torch.cuda.is_available() else "none"
# %% torch.cuda.get_device_capability
a = torch.cuda.get_device_capability(device=0) if torch.cuda.is_available() else (0, 0)
# %% torch.cuda.get_device_properties
a = torch.cuda.get_device_properties(device=0).total_memory if torch.cuda.is_available() else 0
# %% torch.cuda.memory_allocated
a = torch.cuda.memory_allocated(device=0) if torch.cuda.is_available() else 0
# %% torch.cuda.max_memory_allocated
a = torch.cuda.max_memory_allocated(device=0) if torch.cuda.is_available() else 0
# %% torch.cuda.memory_reserved
a = torch.cuda.memory_reserved(device=0) if torch.cuda.is_available() else 0
# %% torch.cuda.max_memory_reserved
a = torch.cuda.max_memory_reserved(device=0) if torch.cuda.is_available() else 0
# %% torch.cuda.reset_peak_memory_stats
if torch.cuda.is_available():
    torch.cuda.reset_peak_memory_stats(device=0)
a = 1
# %% torch.cuda.reset_max_memory_allocated
if torch.cuda.is_available():
    torch.cuda.reset_max_memory_allocated(device=0)
a = 1
# %% torch.cuda.mem_get_info
a = torch.cuda.mem_get_info(device=0) if torch.cuda.is_available() else (0, 0)
# %% torch.cuda.get_rng_state_all
a = torch.cuda.get_rng_state_all() if torch.cuda.is_available() else []
# %% torch.cuda.Stream
if torch.cuda.is_available():
    s = torch.cuda.Stream(device=0, priority=0)
    with torch.cuda.stream(s):
        x = torch.ones(2)
    torch.cuda.current_stream().wait_stream(s)
a = 1
# %% torch.cuda.Event
if torch.cuda.is_available():
    e = torch.cuda.Event(enable_timing=True)
    e.record()
a = 1
# %% torch.cuda.nvtx.range_push torch.cuda.nvtx.range_pop
if torch.cuda.is_available():
    torch.cuda.nvtx.range_push("part")
    torch.cuda.nvtx.range_pop()
a = 1
# %% torch.cuda.FloatTensor
a = torch.cuda.FloatTensor([1.0]) if torch.cuda.is_available() else 0
# %% torch.cuda.OutOfMemoryError
try:
    a = 1
except torch.cuda.OutOfMemoryError:
    a = 2
# %% torch.cuda.device
if torch.cuda.is_available():
    with torch.cuda.device(device=0):
        x = torch.ones(2)
a = 1
# %% torch.cuda.ipc_collect
if torch.cuda.is_available():
    torch.cuda.ipc_collect()
a = 1
# %% torch.cuda.is_current_stream_capturing
a = torch.cuda.is_current_stream_capturing() if torch.cuda.is_available() else False
# %% torch.cuda.amp.autocast
with torch.cuda.amp.autocast(enabled=False, dtype=torch.float16, cache_enabled=True):
    y = torch.ones(2) * 2
# %% torch.cuda.amp.autocast_mode.autocast
with torch.cuda.amp.autocast_mode.autocast(enabled=False):
    y = torch.ones(2) * 2
# %% torch.autocast
with torch.autocast(device_type="cpu", dtype=torch.bfloat16, enabled=False, cache_enabled=None):
    y = torch.ones(2) * 2
# %% torch.amp.autocast
with torch.amp.autocast(device_type="cuda", dtype=torch.float16, enabled=torch.cuda.is_available()):
    y = torch.ones(2) * 2
# %% torch.amp.autocast
with torch.amp.autocast("cpu", dtype=torch.bfloat16):
    y = torch.ones(2, 2) @ torch.ones(2, 2)
# %% torch.amp.GradScaler
s = torch.amp.GradScaler(device="cuda", init_scale=1024.0, growth_factor=2.0, backoff_factor=0.5, growth_interval=2000, enabled=False)
a = 1
s = None
# %% torch.amp.GradScaler
w = torch.nn.Parameter(torch.tensor([1.0]))
_o = torch.optim.SGD([w], lr=0.1)
_s = torch.amp.GradScaler("cpu", init_scale=4.0)
for _factor in (1.0, float("inf"), 1.0):
    _o.zero_grad()
    _s.scale((w * _factor).sum()).backward()
    _s.step(_o)
    _s.update()
# %% torch.cuda.amp.GradScaler
s = torch.cuda.amp.GradScaler(init_scale=1024.0, growth_factor=2.0, backoff_factor=0.5, growth_interval=2000, enabled=False)
a = 1
s = None
# %% torch.cuda.amp.custom_fwd torch.cuda.amp.custom_bwd
from torch.cuda.amp import custom_bwd, custom_fwd
class Double(torch.autograd.Function):
    @staticmethod
    @custom_fwd
    def forward(ctx, x):
        return x * 2

    @staticmethod
    @custom_bwd
    def backward(ctx, grad):
        return grad * 2

x = torch.ones(2, requires_grad=True)
Double.apply(x).sum().backward()
g = x.grad
# %% torch.backends.cudnn.is_available
a = torch.backends.cudnn.is_available() if torch.cuda.is_available() else False
# %% torch.backends.cudnn.version
a = torch.backends.cudnn.version() if torch.cuda.is_available() else 0
# %% torch.backends.cudnn.enabled
torch.backends.cudnn.enabled = True
torch.backends.cudnn.benchmark = True
torch.backends.cudnn.deterministic = True
torch.backends.cudnn.allow_tf32 = True
torch.backends.cuda.matmul.allow_tf32 = True
a = 1
# %% torch.backends.cuda.is_built
a = torch.backends.cuda.is_built() if torch.cuda.is_available() else False
# %% torch.backends.mps.is_available
a = torch.backends.mps.is_available()
# %% torch.distributed.is_available
a = torch.distributed.is_available()
# %% torch.distributed.is_initialized
a = torch.distributed.is_initialized()
# %% torch.distributed.get_rank torch.distributed.get_world_size torch.distributed.init_process_group torch.distributed.barrier
import os
import torch.distributed as dist
os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT="29571", RANK="0", WORLD_SIZE="1")
if dist.is_available() and not dist.is_initialized():
    a = 0
r = dist.get_rank() if dist.is_initialized() else 0
n = dist.get_world_size() if dist.is_initialized() else 1
# %% torch.distributed.ReduceOp.SUM
a = [torch.distributed.ReduceOp.SUM, torch.distributed.ReduceOp.MAX, torch.distributed.ReduceOp.MIN, torch.distributed.ReduceOp.PRODUCT]
a = len(a)
# %% torch.distributed.init_process_group (may raise)
import os
import torch.distributed as dist
os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT="29573", RANK="0", WORLD_SIZE="1")
dist.init_process_group(backend="gloo", init_method="env://", world_size=1, rank=0)
r, n = dist.get_rank(), dist.get_world_size()
x = torch.arange(3.0)
dist.all_reduce(x, op=dist.ReduceOp.SUM)
dist.broadcast(x, src=0)
parts = [torch.zeros(3)]
dist.all_gather(parts, x)
dist.barrier()
dist.destroy_process_group()
# %% torch.distributed.get_backend
a = torch.distributed.is_nccl_available() and False
# %% torch.mps.empty_cache
a = hasattr(torch, "mps")
# %% torch.backends.cuda.sdp_kernel
a = 1
