# %% torch.sort torch.argsort torch.topk torch.amax torch.amin torch.max torch.min torch.cummax torch.cummin
def order(x):
    return torch.sort(x, dim=1), torch.argsort(x, dim=1, stable=True), torch.amax(x, 1), torch.amin(x, dim=0, keepdim=True)


def extremes(x):
    return torch.max(x), torch.min(x), torch.max(x, dim=1)[0], torch.cummax(x, 1)[0], torch.cummin(x, 0)[0]


mask = torch.tensor([[True, False, True], [False, True, True]])
image = torch.tensor([[3, 200, 2], [0, 2, 1]], dtype=torch.uint8)
a = order(mask)
b = order(image)
c = order(image.double())
d = extremes(mask)
e = extremes(image)
f = extremes(torch.tensor([[1.0, float("nan")], [2.0, -1.0]]))
g = torch.topk(image, 2)
# %% torch.maximum torch.minimum torch.max torch.min torch.clamp_min torch.clamp_max torch.remainder torch.mul torch.sub torch.logical_and torch.logical_not
def combine(x, y):
    return torch.maximum(x, y), torch.minimum(x, y), torch.max(x, y), torch.mul(x, y), torch.logical_and(x, y)


def rest(x, y):
    return torch.sub(x, y), torch.remainder(x, y), torch.clamp_max(x, 3), torch.clamp_min(x, 1), torch.logical_not(x)


mask = torch.tensor([True, False, True])
image = torch.tensor([3, 200, 0], dtype=torch.uint8)
labels = torch.tensor([4, 1, 7])
a = combine(mask, ~mask)
b = combine(image, image.flip(0))
c = combine(image, labels)
d = combine(mask, labels)
e = rest(image, image.flip(0) + 1)
f = rest(labels, labels + 1)
g = rest(labels / 2, labels + 0.5)
# %% torch.sum torch.prod torch.cumsum torch.cumprod torch.nansum torch.any torch.all torch.bincount torch.trace torch.median
def count(x):
    return torch.sum(x), torch.sum(x, dim=1, keepdim=True), torch.prod(x, 1), torch.cumsum(x, 0), torch.cumprod(x, 1)


def ask(x):
    return torch.any(x), torch.all(x, dim=1), torch.nansum(x)


mask = torch.tensor([[True, False, True], [False, True, True]])
image = torch.tensor([[3, 200, 100], [0, 2, 1]], dtype=torch.uint8)
a = count(mask)
b = count(image)
c = count(image.int())
d = count(image / 3)
e = ask(mask)
f = ask(image)
g = ask(image.short())
h = ask(image.double())


def occurrences(x):
    return torch.bincount(x), torch.median(x), torch.median(x, dim=0)[0], torch.trace(x[None])


i = occurrences(**{"x": image[1]})
j = occurrences(**{"x": image[1].int()})
# %% torch.unique torch.unique_consecutive torch.repeat_interleave torch.nonzero torch.argwhere torch.equal torch.isclose torch.isfinite
def look(x):
    return torch.unique(x), torch.unique(x, return_inverse=True), torch.unique_consecutive(x), torch.nonzero(x), torch.argwhere(x)


def compare(x, y):
    return torch.equal(x, y), torch.isfinite(x), torch.repeat_interleave(x, 2, dim=0)


mask = torch.tensor([[True, False, True], [False, True, True]])
image = torch.tensor([[3, 200, 3], [0, 2, 0]], dtype=torch.uint8)
a = look(mask)
b = look(image)
c = look(image.float())
d = compare(mask, mask.clone())
e = compare(image, image + 1)
f = compare(image / 3, image / 3)


def close(x, y):
    return torch.isclose(x, y), torch.isclose(x, y, atol=2)


g = close(image, image + 1)
h = close(image.long(), image.long() + 1)
i = close(mask, ~mask)
j = close(image / 3, image / 3 + 1e-9)
# %% torch.flip torch.roll torch.rot90 torch.tril torch.triu torch.diag torch.diag_embed torch.diagflat torch.index_select torch.fliplr
def move(x):
    return torch.flip(x, [0]), torch.roll(x, 1, 1), torch.rot90(x), torch.tril(x), torch.triu(x, 1), torch.fliplr(x)


def place(x, index):
    return torch.diag(x), torch.diag_embed(x), torch.diagflat(x, 1), torch.index_select(x, 0, index)


mask = torch.tensor([[True, False, True], [False, True, True]])
image = torch.tensor([[3, 200, 3], [0, 2, 0]], dtype=torch.uint8)
index = torch.tensor([1, 0])
a = move(mask)
b = move(image)
c = move(image / 3)
d = place(mask, index)
e = place(image, index)
f = place(image / 3, index)
# %% torch.scatter torch.scatter_add torch.index_add torch.index_copy torch.gather torch.take_along_dim torch.take torch.searchsorted
def write(x, index, y):
    return torch.scatter(x, 1, index, y), torch.scatter_add(x, 1, index, y)


def write_rows(x, rows, y):
    return torch.index_add(x, 0, rows, y), torch.index_copy(x, 0, rows, y)


def read(x, index):
    return torch.gather(x, 1, index), torch.take_along_dim(x, index, 1), torch.take(x, index)


mask = torch.tensor([[True, False, True], [False, True, True]])
image = torch.tensor([[3, 20, 3], [0, 2, 0]], dtype=torch.uint8)
index = torch.tensor([[0, 2, 1], [1, 2, 0]])
rows = torch.tensor([1, 0])
a = write(mask, index, ~mask)
b = write_rows(mask, rows, ~mask)
c = read(mask, index)
d = write(image.int(), index, image.int())
e = write_rows(image, rows, image)
f = read(image, index)
g = write_rows(image / 3, rows, image / 3)
# %% torch.einsum torch.mv torch.addmm torch.bmm torch.nn.functional.max_pool2d torch.nn.functional.pixel_shuffle torch.nn.functional.unfold
def multiply(x, y):
    return torch.mv(x, y[0]), torch.bmm(x[None], y.t()[None])


def add_up(x, y):
    return torch.einsum("ij,kj->ik", x, y), torch.einsum("ij->j", [x]), torch.einsum("ij,kl", x, y)


def add_product(x, y, z):
    return torch.addmm(x, y, z), torch.addmm(x, y, z, beta=2, alpha=3), torch.addmv(x[0], y, z[0])


def window(x):
    return torch.nn.functional.max_pool2d(x, 2), torch.nn.functional.pixel_shuffle(x, 2)


labels = torch.tensor([[4, 1], [7, -3]])
a = multiply(labels, labels + 1)
b = multiply(labels.int(), labels.int() + 1)
c = multiply(labels / 2, labels + 0.5)
l = add_up(labels, labels + 1)
m = add_up(labels / 2, labels + 0.5)
d = add_product(labels, labels, labels)
e = add_product(labels.int(), labels.int(), labels.int())
f = add_product(labels / 2, labels + 0.5, labels / 4)
image = torch.arange(32).reshape(2, 4, 2, 2)
g = window(image)
h = window(image.to(torch.uint8))
i = window(image / 4)


def patches(x):
    return torch.nn.functional.unfold(x, 2)


j = patches(image > 7)
k = patches(image / 4)
# %% torch.true_divide torch.Tensor.sort torch.Tensor.max torch.Tensor.unique
def parts(x: torch.Tensor):
    return x.sort(dim=1), x.max(1)[0], x.unique(), x.prod(1), x.cumsum(1)


labels = torch.tensor([[4, 1], [7, -3]])
a = parts(labels)
b = parts(labels / 2)
c = torch.true_divide(labels > 1, labels > -9)
# %% torch.Tensor.scatter_add torch.Tensor.index_add torch.Tensor.repeat_interleave torch.Tensor.flip torch.Tensor.roll torch.Tensor.argsort torch.Tensor.cummax torch.Tensor.nonzero
def rows_of(x: torch.Tensor, index: torch.Tensor):
    return x.scatter_add(1, index, x), x.index_add(0, index[:, 0], x), x.repeat_interleave(2, dim=1), x.flip(0)


def places_of(x: torch.Tensor):
    return x.roll(1, 0), x.argsort(dim=1, stable=True), x.cummax(1)[0], x.nonzero(), x.amax(1)


mask = torch.tensor([[True, False, True], [False, True, True]])
image = torch.tensor([[3, 20, 4], [0, 2, 1]], dtype=torch.uint8)
index = torch.tensor([[0, 2, 1], [1, 2, 0]])
a = rows_of(mask, index)
b = rows_of(image.int(), index)
c = rows_of(image / 3, index)
d = places_of(mask)
e = places_of(image)
f = places_of(image / 3)
# %% torch.constant_pad_nd torch.aminmax torch.kthvalue torch.mode torch.bmm
def frame(x):
    return torch.constant_pad_nd(x, (1, 2), 1), torch.aminmax(x, dim=1), torch.mode(x, 1)[0]


mask = torch.tensor([[True, False, True], [False, True, True]])
image = torch.tensor([[3, 20, 3], [0, 2, 2]], dtype=torch.uint8)
a = frame(mask)
b = frame(image)
c = frame(image / 3)


def smallest(x):
    return torch.kthvalue(x, 1, dim=1)[0]


d = smallest(image)
e = smallest(image / 3)
# %% torch.Tensor.add_ torch.Tensor.mul_ torch.Tensor.sub_
counts = torch.zeros(3, dtype=torch.long)
is_done = torch.tensor([True, False, True])
counts.add_(is_done)
scores = torch.tensor([0.5, 1.5, -2.0])
scores.mul_(is_done)
scores.sub_(counts)
# %% torch.any torch.all torch.isfinite torch.bincount torch.equal
bytes_ = torch.tensor([[1, 0], [0, 2]], dtype=torch.uint8)
is_set = torch.tensor([True, False])
a = torch.any(bytes_, 1)
b = torch.all(bytes_)
c = torch.isfinite(is_set)
d = torch.bincount(torch.tensor([1, 2, 2], dtype=torch.uint8))
e = torch.equal(bytes_, torch.tensor([[1, 0], [0, 2]], dtype=torch.uint8))
