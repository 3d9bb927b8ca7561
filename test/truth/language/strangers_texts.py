import torch
import torch.nn as nn


# %% language.strangers:shapes_as_values
x = torch.zeros(2, 3, 4)
a = x.shape == (2, 3, 4)
b = x.shape[1:] + (7,)
c = list(x.shape)[::-1]
d = x.shape.numel()
e = torch.Size([2, 3]) == torch.Size((2, 3))
f = isinstance(x.shape, tuple)
g = {torch.Size([1]): "one"}[torch.zeros(1).shape]
h = x.size(-1), x.size()[0]
i = 3 in x.shape
j = x.shape.index(4)
k = x.shape.count(2)


# %% language.strangers:shapes_as_text
x = torch.zeros(2, 3)
a = f"{tuple(x.shape)}"
b = "x".join(str(s) for s in x.shape)
c = "%d rows, %d columns" % x.shape
d = str(list(x.shape))
e = "{} and {}".format(*x.shape)
f = f"{x.shape[0]:>4}"
g = repr(x.shape)
h = f"shape={x.shape}"


# %% language.strangers:shape_arithmetic
x = torch.zeros(4, 6)
h, w = x.shape[-2:]
a = x.view(*x.shape[:-1], w // 2, 2).shape
b = x.reshape(x.size(0), -1, 3).shape
c = torch.zeros(x.shape[:1] + (1,) * 2).shape
d = torch.ones(*x.shape).sum().item()
e = x.new_zeros(x.shape + (2,)).shape
f = sum(x.shape), max(x.shape), min(x.size())
g = tuple(reversed(x.shape))
z = torch.empty(0, 3)
i = len(z), z.numel(), bool(z.numel())


# %% language.strangers:caching_by_shape
import functools


@functools.lru_cache(maxsize=None)
def positions(shape, device):
    calls.append(shape)
    return torch.arange(shape[-1])


calls = []
x = torch.zeros(2, 5)
for _ in range(3):
    p = positions(x.shape, str(x.device))
a = len(calls)
b = p.tolist()
seen = set()
for t in (x, x.t(), x):
    seen.add(t.shape)
c = sorted(tuple(s) for s in seen)


# %% language.strangers:json_of_results
import json
x = torch.tensor([[1, 2], [3, 4]])
record = {"shape": list(x.shape), "mean": x.float().mean().item(), "max": int(x.max()), "data": x.tolist()}
a = json.dumps(record, sort_keys=True)
b = json.dumps(x.shape)
c = json.loads(a)["shape"] == list(x.size())
try:
    json.dumps({"loss": x.sum()})
    d = "text"
except TypeError:
    d = "refused"


# %% language.strangers:numbers_of_tensors
x = torch.tensor([3.7])
a = int(x), float(x), round(x.item(), 1)
b = [0, 10, 20, 30, 40][torch.tensor(2)]
c = list(range(torch.tensor(3)))
d = "%.1f" % torch.tensor(2.55)
e = f"{torch.tensor(7):03d}"
f = format(torch.tensor(0.1234), ".3f")
g = "{:>8.2f}".format(x.item())
h = complex(torch.tensor(1.5))
i = bool(torch.tensor([0.0])), bool(torch.tensor(1))
import math
j = math.sqrt(torch.tensor(16.0)), math.floor(torch.tensor(2.9))


# %% language.strangers:text_of_tensors
a = str(torch.tensor(3))
b = repr(torch.tensor([1.5, 2.0]))
c = f"{torch.tensor([1, 2])}"
d = "loss: " + str(torch.tensor(0.5).item())
e = str(torch.tensor([[True, False]]))
f = len(str(torch.zeros(3))) > 0


# %% language.strangers:types_by_name
table = {"float16": torch.float16, "float32": torch.float32, "int64": torch.int64}
wanted = getattr(torch, "float64")
x = torch.ones(2, dtype=wanted)
a = x.dtype is torch.float64
b = str(x.dtype).split(".")[-1]
c = x.type()
d = x.to(table["float16"]).dtype == torch.half
e = {v: k for k, v in table.items()}[torch.ones(1).dtype]
f = torch.float32.is_floating_point, torch.int8.is_floating_point, torch.complex64.is_complex
g = torch.finfo(torch.float32).eps, torch.iinfo(torch.int16).max
h = torch.tensor([1]).dtype.itemsize
i = sorted(str(t) for t in table.values())
j = x.type(torch.FloatTensor).dtype == torch.float


# %% language.strangers:default_types
before = torch.get_default_dtype()
torch.set_default_dtype(torch.float64)
a = torch.ones(1).dtype
b = torch.tensor(1.5).dtype
torch.set_default_dtype(before)
c = torch.tensor([1, 2.5]).dtype, torch.tensor([True]).dtype, torch.tensor([1j]).dtype
d = torch.arange(3).dtype, torch.arange(3.0).dtype, torch.full((2,), 1).dtype
e = [str(t) for t in (a, b, *c, *d)]


# %% language.strangers:membership_and_truth
x = torch.tensor([1, 2, 3])
a = 2 in x
b = 5 in x
kept = [torch.tensor(1), torch.tensor(2)]
c = any(k is kept[1] for k in kept)
d = kept.index(kept[0])
e = x is x[:], x[0] == 1
caught = None
try:
    if x > 1:
        pass
except RuntimeError as error:
    caught = "ambiguous"
f = all(x > 0), any(x > 2)
g = not torch.tensor(0)
h = torch.tensor([]).numel() == 0


# %% language.strangers:sorting_and_counting
values = torch.tensor([3, 1, 2])
a = sorted(values.tolist())
b = [int(v) for v in sorted(values)]
c = max(values).item(), min(values).item()
d = sum(values).item()
import collections
e = collections.Counter(values.tolist()).most_common(1)
f = dict(zip("abc", values.tolist()))
g = [i for i, v in enumerate(values) if v > 1]
h = values.argsort().tolist()
i = list(map(float, values))
j = {v.item() for v in values}
k = list(reversed(values.tolist()))


# %% language.strangers:tensors_as_keys
a, b = torch.tensor([1.0]), torch.tensor([1.0])
_names = {a: "first", b: "second"}
c = _names[a], _names[b], len(_names)
d = a in _names
e = len({a, b, a})
f = hash(a) == hash(a), hash(a) == hash(b)
g = id(a) == id(a.view(1))


# %% language.strangers:errors_of_shapes
x, y = torch.ones(2, 3), torch.ones(4)
caught = []
for work in (lambda: x + y, lambda: x @ y, lambda: x.view(5), lambda: torch.cat([x, y.view(2, 2)]),
             lambda: x[5], lambda: x.reshape(4, -1), lambda: torch.stack([x, x.t()])):
    try:
        work()
        caught.append("fine")
    except IndexError:
        caught.append("index")
    except RuntimeError:
        caught.append("runtime")


# %% language.strangers:errors_of_arguments
caught = []
for work in (lambda: torch.zeros(2).item(), lambda: torch.zeros(2, 2).t().squeeze(5),
             lambda: torch.tensor([[1, 2], [3]]), lambda: torch.tensor("text"), lambda: torch.zeros(-1),
             lambda: torch.ones(3).sum(dim=4)):
    try:
        work()
        caught.append("fine")
    except (RuntimeError, ValueError, TypeError, IndexError) as error:
        caught.append("refused")


# %% language.strangers:retry_of_smaller_batches
def run(batch):
    if batch > 4:
        raise RuntimeError("CUDA out of memory. Tried to allocate")
    return torch.ones(batch).sum().item()


size = 16
while True:
    try:
        result = run(size)
        break
    except RuntimeError as error:
        if "out of memory" not in str(error):
            raise
        torch.cuda.empty_cache()
        size //= 2
a = size, result


# %% language.strangers:singular_matrices
caught = []
try:
    torch.linalg.inv(torch.zeros(2, 2))
except torch.linalg.LinAlgError:
    caught.append("inverse")
try:
    torch.linalg.cholesky(-torch.eye(2))
except RuntimeError:
    caught.append("cholesky")
fine = torch.linalg.inv(torch.eye(2) * 2).tolist()


# %% language.strangers:iterating_what_has_no_dimensions
caught = []
try:
    for _ in torch.tensor(1):
        pass
except TypeError:
    caught.append("iteration")
try:
    len(torch.tensor(1))
except TypeError:
    caught.append("length")
try:
    torch.tensor(1)[0]
except IndexError:
    caught.append("index")
try:
    int(torch.ones(2))
except (ValueError, RuntimeError):
    caught.append("number")


# %% language.strangers:copies_and_pickles
import copy
import io
import pickle
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = copy.deepcopy(x)
z = pickle.loads(pickle.dumps(x.detach()))
y.data += 1
a = x.tolist(), y.tolist(), z.tolist()
b = y.requires_grad, y.is_leaf
shared = copy.deepcopy([x, x])
c = shared[0] is shared[1]
buffer = io.BytesIO()
torch.save({"x": x.detach(), "n": 3}, buffer)
buffer.seek(0)
loaded = torch.load(buffer)
d = loaded["x"].tolist(), loaded["n"]
