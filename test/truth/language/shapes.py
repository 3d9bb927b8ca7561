import functools
import json

import torch
import torch.nn as nn
# %% language.shape:key_of_a_dictionary
x = torch.zeros(2, 3)
_cache = {}
_cache[x.shape] = "a"
found = x.shape in _cache
_seen = {x.shape, torch.zeros(2, 3).size()}
count = len(_seen)
# %% language.shape:cached_function
@functools.lru_cache(None)
def cells(shape):
    n = 1
    for size in shape:
        n *= size
    return n


a = cells(torch.zeros(2, 5).shape)
b = cells(torch.zeros(2, 5).size())
# %% language.shape:is_a_tuple
x = torch.zeros(2, 3)
a = isinstance(x.shape, tuple)
b = isinstance(x.size(), (list, tuple))
c = isinstance(x.shape, torch.Size)
d = isinstance(x.shape, list)
# %% language.shape:formatted
x = torch.zeros(2, 3)
a = "%d x %d" % x.shape
b = "%s" % (x.shape,)
c = f"{tuple(x.shape)}"
d = f"{x.shape}"
e = str(x.shape)
f = "{} and {}".format(x.shape[0], x.size(1))
g = repr(x.size())
# %% language.shape:number_of_elements
x = torch.zeros(2, 3, 4)
a = x.shape.numel()
b = x.shape[1:].numel()
c = x.size().numel()


def count(shape):
    return shape.numel()


d = count(x.shape)
# %% language.shape:built_and_compared
x = torch.zeros(2, 3)
a = x.shape == (2, 3)
b = x.shape == torch.Size([2, 3])
c = x.shape != (3, 2)
d = torch.Size([1, 2]) + x.shape
e = x.shape + (4,)
f = x.shape[:1] + (7,)
g = tuple(torch.Size((4, 5)))
h = (2, 3) == x.shape
# %% language.shape:json_and_lists
x = torch.zeros(2, 3)
text = json.dumps({"shape": x.shape, "list": list(x.shape)})
sizes = [*x.shape, 1]
last, *rest = x.shape[::-1]
# %% language.shape:unpacked
x = torch.zeros(2, 3, 4)
b, *others = x.shape
y = x.view(b, -1)
z = torch.zeros(*x.shape[:2])
w = x.new_zeros((*x.shape[:-1], 5))
dims = x.dim(), len(x.shape), x.ndim
# %% language.shape:in_a_condition
def check(a, b):
    if a.shape != b.shape:
        return "differ"
    return "same" if a.size() == b.size() else "?"


same = check(torch.zeros(2), torch.ones(2))
differ = check(torch.zeros(2), torch.ones(3))
biggest = max(torch.zeros(2, 5).shape)
index = torch.zeros(2, 5).shape.index(5)
