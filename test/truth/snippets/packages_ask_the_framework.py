import argparse
import os
import tempfile
import torch.nn as nn
# %% torch.__version__.split
is_number = torch.__version__.split("+")[0].replace(".", "").isdigit()
parts = torch.__version__.split("+")[0].split(".")
count = len(parts)
is_two = int(torch.__version__.split(".")[0]) >= 2
pair = [isinstance(int(x), int) for x in torch.__version__.split(".")[:2]]
pair_by_limit = len(torch.__version__.split(".", 1))
del parts
# %% torch.jit.isinstance
normalized, channel, values = "window", 3, torch.ones(2)
seen = [torch.jit.isinstance(normalized, str), torch.jit.isinstance(normalized, bool), torch.jit.isinstance(channel, int),
        torch.jit.isinstance(values, torch.Tensor), torch.jit.isinstance(None, torch.Tensor),
        torch.jit.isinstance(obj=channel, target_type=(str, int))]
def kind(x):
    if x is not None and torch.jit.isinstance(x, torch.Tensor):
        return "tensor"
    return "other"
kinds = [kind(values), kind(None), kind([1])]
# %% torch.jit.isinstance
from typing import Dict, List, Optional, Tuple
named = {"a": torch.ones(2), "b": torch.zeros(1)}
both = [torch.ones(1), torch.zeros(2)]
is_named = torch.jit.isinstance(named, dict[str, torch.Tensor])
is_named_again = torch.jit.isinstance(named, Dict[str, torch.Tensor])
is_list = torch.jit.isinstance(both, List[torch.Tensor])
is_other_list = torch.jit.isinstance(both, List[int])
is_pair = torch.jit.isinstance((1, "a"), Tuple[int, str])
is_no_pair = torch.jit.isinstance((1, 2), Tuple[int, str])
is_optional = torch.jit.isinstance(None, Optional[torch.Tensor])
is_some = torch.jit.isinstance(3, Optional[torch.Tensor])
is_tensor = torch.jit.isinstance(both, dict[str, torch.Tensor])
is_list_of_lists = torch.jit.isinstance([both], List[List[torch.Tensor]])
# %% torch.version.cuda
version = torch.version.cuda if torch.cuda.is_available() else None
is_text = isinstance(torch.version.cuda, (str, type(None)))
has_it = bool(torch.cuda.is_available() and torch.version.cuda and float(f"{torch.version.cuda}") > 9.5)
information = {}
def put(name, value):
    information[name] = value() is None or isinstance(value(), str)
put("CUDA version", lambda: torch.version.cuda)
# %% torch.compiler.is_compiling torch._dynamo.is_compiling
import torch._dynamo
def is_compiling():
    try:
        return torch.compiler.is_compiling()
    except AttributeError:
        return torch._dynamo.is_compiling()
seen = [is_compiling(), torch.compiler.is_compiling(), torch._dynamo.is_compiling()]
losses = []
if not torch.compiler.is_compiling():
    losses.append("checked")
# %% torch.serialization.add_safe_globals
class Facts(dict):
    pass


torch.serialization.add_safe_globals([Facts])
if hasattr(torch.serialization, "add_safe_globals"):
    torch.serialization.add_safe_globals(safe_globals=[Facts, set])
with tempfile.TemporaryDirectory() as _folder:
    torch.save({"weight": torch.arange(3.0), "step": 2}, os.path.join(_folder, "state.pt"))
    state = torch.load(os.path.join(_folder, "state.pt"), weights_only=True)
# %% torch.serialization.safe_globals
with tempfile.TemporaryDirectory() as _folder:
    path = os.path.join(_folder, "state.pt")
    torch.save({"weight": torch.arange(3.0), "args": argparse.Namespace(depth=3, name="a")}, path)
    with torch.serialization.safe_globals([argparse.Namespace]):
        state = torch.load(path, map_location="cpu", weights_only=True)
    context = torch.serialization.safe_globals([argparse.Namespace])
    with context:
        again = torch.load(path, weights_only=True)
weight, depth, name = state["weight"], state["args"].depth, again["args"].name
del state, again, context, path
# %% torch._dynamo.allow_in_graph
from torch._dynamo import allow_in_graph
def doubled(x):
    return x * 2
def halved(x):
    return x / 2
allow_in_graph(doubled)
kept = allow_in_graph(halved)
results = [doubled(torch.ones(2)), kept(torch.ones(2)), torch._dynamo.allow_in_graph(doubled)(torch.ones(1))]
is_same = kept is halved
del kept
# %% safetensors.torch.save_file safetensors.torch.load_file
from functools import partial
from pathlib import Path
from safetensors.torch import load_file, save_file
from safetensors.torch import load_file as safe_load_file, save_file as safe_save_file
with tempfile.TemporaryDirectory() as _folder:
    folder = Path(_folder)
    state = {"weight": torch.arange(6.0).reshape(2, 3), "steps": torch.tensor([1, 2]), "flags": torch.tensor([True])}
    save_file(state, folder / "model.safetensors")
    read = load_file(folder / "model.safetensors")
    save_file({"prompt_embeddings": torch.ones(2, 2)}, str(folder / "prompts.safetensors"), metadata={"format": "pt"})
    prompts = load_file(str(folder / "prompts.safetensors"))["prompt_embeddings"]
    save = partial(safe_save_file, metadata={"format": "pt"})
    save({"a": torch.zeros(1)}, os.path.join(_folder, "a.safetensors"))
    again = safe_load_file(filename=os.path.join(_folder, "a.safetensors"), device="cpu")
    names = sorted(again)
del folder, save
# %% torch.jit._script_if_tracing
@torch.jit._script_if_tracing
def clipped(x: torch.Tensor, size: int) -> torch.Tensor:
    return x.clamp(min=0, max=size)


@torch.jit._script_if_tracing
def first_of(boxes: torch.Tensor):
    return boxes[0], boxes.shape[0]


result = clipped(torch.tensor([-1.0, 3.0, 9.0]), 5)
again = clipped(x=torch.tensor([7.0]), size=5)
first, count = first_of(torch.arange(4).reshape(2, 2))
# %% torch.compiler.disable
@torch.compiler.disable
def logged(x):
    return x + 1


class Results:
    @torch.compiler.disable
    def update(self, x):
        return x * 3


@torch.compiler.disable()
def other(x):
    return x - 1


@torch.compiler.disable(recursive=False)
def another(x):
    return x / 2


wrapped = torch.compiler.disable(lambda x: x * 2)
x = torch.tensor([1.0, 2.0])
results = [logged(x), Results().update(x), other(x), another(x), wrapped(x)]
del wrapped
# %% torch.onnx.is_in_onnx_export
def is_in_export():
    return torch.onnx.is_in_onnx_export()
def forward(x, keep=False):
    if x.shape[0] > 3:
        return "large"
    elif torch.onnx.is_in_onnx_export():
        return "export"
    return "kept" if torch.onnx.is_in_onnx_export() or keep else "free"
seen = [is_in_export(), forward(torch.ones(2)), forward(torch.ones(2), True), forward(torch.ones(5))]
# %% torch._C._log_api_usage_once
order = []
def name():
    order.append("asked")
    return "name"
class Metric(nn.Module):
    __constants__ = ["rate"]

    def __init__(self, rate):
        super(Metric, self).__init__()
        torch._C._log_api_usage_once("own.Metric")
        torch._C._log_api_usage_once(f"own.metric.{self.__class__.__name__}")
        self.rate = rate


def used(obj):
    module, label = obj.__module__, name()
    torch._C._log_api_usage_once(f"{module}.{label}")
    torch._C._log_api_usage_once(name())


used(Metric)
rate = Metric(3).rate
# %% torch.jit.annotate
from typing import Dict, List, NamedTuple, Optional
x = torch.arange(6.0).reshape(2, 3)
first = torch.jit.annotate(torch.Tensor, x[:, :1])
found = torch.jit.annotate(List[torch.Tensor], [])
found.append(x + 1)
names = torch.jit.annotate(Dict[str, int], {})
names["a"] = 1
absent = torch.jit.annotate(the_type=Optional[int], the_value=None)
# %% torch.multiprocessing.current_process torch.multiprocessing.get_start_method
import torch.multiprocessing as mp
is_own = mp.current_process().pid == os.getpid()
title = f"Sampler(pid={mp.current_process().pid == os.getpid()})"
name = mp.current_process().name
inherits = getattr(mp.current_process(), "_inheriting", False)
is_known = mp.get_start_method(allow_none=True) in (None, "fork", "spawn", "forkserver")
is_spawned = torch.multiprocessing.get_start_method(allow_none=True) == "spawn" and name == "x"
method = mp.get_start_method()
# %% torch.cuda.get_rng_state_all torch.cuda.set_rng_state_all
states = {"torch_cuda_manual_seed": torch.cuda.get_rng_state_all()}
torch.cuda.set_rng_state_all(states["torch_cuda_manual_seed"])
done = isinstance(states["torch_cuda_manual_seed"], list)
del states
# %% torch.profiler.schedule
from torch.profiler import schedule
steps = schedule(wait=1, warmup=1, active=2)
later = torch.profiler.schedule(skip_first=2, wait=1, warmup=0, active=1, repeat=1)
kinds = [int(steps(i).value) for i in range(6)]
changes = [later(i) == later(i + 1) for i in range(7)]
# %% torch.jit._overload
class Weighted(nn.Module):
    @torch.jit._overload
    def weigh(self, x: torch.Tensor, weight: None) -> torch.Tensor:
        pass

    @torch.jit._overload
    def weigh(self, x: torch.Tensor, weight: float) -> torch.Tensor:
        pass

    def weigh(self, x, weight=None):
        return x if weight is None else x * weight


weighted = Weighted()
result = [weighted.weigh(torch.ones(2)), weighted.weigh(torch.ones(2), 3.0)]
del weighted
# %% torch.backends.mps.is_built
def device_of(wanted="mps"):
    if torch.backends.mps.is_built() and torch.backends.mps.is_available():
        return wanted
    return "cpu"
chosen, is_built = device_of(), torch.backends.mps.is_built()
# %% torch.distributed.is_xccl_available
has_it = torch.distributed.is_xccl_available()
from torch.distributed import is_xccl_available
backends = ["xccl"] if is_xccl_available() else []
# %% torch.distributed.ProcessGroup
from typing import Optional
from torch.distributed import ProcessGroup
def gathered(x: torch.Tensor, group: Optional["torch.distributed.ProcessGroup"] = None, sync: bool = False):
    return [x, x] if group is None else x
def is_group(value: "Optional[ProcessGroup]"):
    return isinstance(value, torch.distributed.ProcessGroup)
result = gathered(torch.ones(2))
seen = [is_group(None), is_group("a"), isinstance(torch.ones(1), (ProcessGroup, torch.Tensor))]
# %% torch.hub._get_torch_home
from torch.hub import _get_torch_home
home = os.path.join(_get_torch_home(), "datasets", "vision")
is_text, end = isinstance(torch.hub._get_torch_home(), str), home.split(os.sep)[-2:]
is_whole = os.path.isabs(os.path.expanduser(home))
is_above = torch.hub.get_dir().startswith(_get_torch_home())
del home
# %% safetensors.torch.storage_ptr safetensors.torch.storage_size
from safetensors.torch import storage_ptr, storage_size
tied, other = torch.zeros(4, 3), torch.ones(2, dtype=torch.float64)
same = [storage_ptr(tied) == storage_ptr(tied.detach()), storage_ptr(tied) == storage_ptr(other)]
sizes = [storage_size(tied), storage_size(tensor=other)]
# %% torch._dynamo._trace_wrapped_higher_order_op.TransformGetItemToIndex
from torch._dynamo._trace_wrapped_higher_order_op import TransformGetItemToIndex
table = torch.tensor([[True, False], [False, True]])
with TransformGetItemToIndex():
    looked_up = torch.vmap(lambda i, j: table[i, j])(torch.tensor([0, 1, 1]), torch.tensor([0, 0, 1]))
