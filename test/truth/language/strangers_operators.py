import torch


# %% language.strangers:moving_average_of_weights
shadow = {"w": torch.tensor([1.0, 2.0]), "b": torch.tensor([0.5])}
current = {"w": torch.tensor([3.0, 4.0]), "b": torch.tensor([1.5])}
held = shadow["w"]
for name, value in current.items():
    shadow[name] *= 0.9
    shadow[name] += 0.1 * value
a = held.tolist()
b = {k: round(v.sum().item(), 4) for k, v in shadow.items()}


# %% language.strangers:running_statistics
class Meter:
    def __init__(self, size):
        self.mean = torch.zeros(size)
        self.count = 0

    def update(self, batch):
        self.count += batch.shape[0]
        delta = batch.mean(dim=0) - self.mean
        self.mean += delta * batch.shape[0] / self.count
        return self


meter = Meter(2)
view = meter.mean
meter.update(torch.tensor([[1.0, 2.0], [3.0, 4.0]])).update(torch.tensor([[5.0, 6.0]]))
a = view.tolist()
b = meter.count
c = view is meter.mean


# %% language.strangers:mask_arithmetic
scores = torch.tensor([[0.2, 0.9, 0.4], [0.7, 0.1, 0.6]])
keep = scores > 0.5
total = keep.sum()
share = keep.float().mean().item()
weighted = (scores * keep).sum(dim=1)
inverse = (~keep).int() + 1
both = keep & (scores < 0.8)
count = (keep == 1).sum().item()
negative = 1 - keep.long()
average = weighted / keep.sum(dim=1)


# %% language.strangers:integer_division_and_remainder
n = torch.arange(-4, 5)
quotient = n // 3
rest = n % 3
power = n ** 2
negated = -n
half = n / 2
kinds = [str(x.dtype) for x in (quotient, rest, power, negated, half)]
inverse = 10 // torch.tensor([3, -3])
other = 10 % torch.tensor([3, -3])
shifted = torch.tensor([1, 2, 4]) << 1


# %% language.strangers:reflected_operators
x = torch.tensor([1.0, 2.0, 4.0])
a = 2 ** x
b = 1 / x
c = 10 - x
d = 7 // x
e = 7 % x
f = True + x
g = 2 ** torch.tensor([1, 2, 3])
h = 1.5 * torch.tensor([1, 2])
i = (1 - torch.tensor([1, 2])).dtype == torch.int64


# %% language.strangers:matrix_operator
a = torch.arange(6).view(2, 3)
b = a @ a.T
v = torch.tensor([1.0, 2.0, 3.0])
w = v @ v
m = torch.ones(2, 3) @ v
x = torch.eye(3)
y = x
x @= torch.full((3, 3), 2.0)
same = x is y
values = x[0].tolist()


# %% language.strangers:comparisons_as_numbers
pred = torch.tensor([2, 0, 1, 1])
label = torch.tensor([2, 1, 1, 0])
correct = (pred == label)
accuracy = correct.sum().item() / len(label)
mean = correct.float().mean()
text = f"{mean:.2%} of {len(label)}"
any_wrong = bool((pred != label).any())
where = (pred != label).nonzero().flatten().tolist()
total = sum(int(p == l) for p, l in zip(pred, label))
mapped = {int(l): int(p) for l, p in zip(label, pred)}


# %% language.strangers:augmented_in_function
def clip_(values, limit):
    norm = values.norm()
    if norm > limit:
        values *= limit / norm
    return norm


x = torch.tensor([3.0, 4.0])
y = x[:1]
n = clip_(x, 1.0)
a = x.tolist()
b = y.item()
c = float(n)


# %% language.strangers:accumulate_into_rows
table = torch.zeros(3, 2)
for index, row in enumerate(table):
    row += index
column = table[:, 1]
column *= 10
table[0] -= 1
table[1:, 0] += torch.tensor([0.5, 0.25])
corner = table[-1]
corner[0] = 9
a = table.tolist()


# %% language.strangers:integers_refuse_fractions
n = torch.tensor([1, 2, 3])
caught = []
for step in (lambda: n.add_(0.5), lambda: n.mul_(1.5), lambda: n.div_(2)):
    try:
        step()
        caught.append(False)
    except RuntimeError:
        caught.append(True)
n += 1
n *= 2
a = n.tolist()
b = str(n.dtype)


# %% language.strangers:bit_flags
flags = torch.tensor([0b001, 0b011, 0b111], dtype=torch.uint8)
has_two = (flags & 2) != 0
flags |= 0b1000
cleared = flags & ~torch.tensor(1, dtype=torch.uint8)
toggled = flags ^ 0xF
a = flags.tolist()
b = cleared.tolist()
c = toggled.tolist()
d = has_two.tolist()


# %% language.strangers:global_counter
steps = torch.zeros(1)
history = []


def step(amount):
    global steps
    steps += amount
    history.append(steps.clone())


seen = steps
step(1)
step(2.5)
a = seen.item()
b = [h.item() for h in history]


# %% language.strangers:swap_and_unpack
x, y = torch.tensor([1, 2]), torch.tensor([3, 4])
x, y = y, x
first, *rest = torch.arange(5)
a = first.item()
b = [r.item() for r in rest]
rows = [*torch.eye(2)]
c = len(rows)
(p, q), (r, s) = torch.arange(4).view(2, 2)
d = [int(v) for v in (p, q, r, s)]
n, m = torch.zeros(3, 5).shape
e = n * m


# %% language.strangers:mixed_precision_types
half = torch.tensor([1.0, 2.0], dtype=torch.float16)
single = torch.tensor([0.5, 0.25])
double = single.double()
a = (half + single).dtype
b = (single * double).dtype
c = (half * 2).dtype
d = (torch.tensor([1, 2], dtype=torch.int32) * 0.5).dtype
e = (torch.tensor([True]) + 1).dtype
f = (torch.tensor([1], dtype=torch.int8) + torch.tensor([1], dtype=torch.uint8)).dtype
texts = [str(t) for t in (a, b, c, d, e, f)]


# %% language.strangers:functions_of_two_types
x = torch.tensor([1.5, 2.5])
n = torch.tensor([1, 2])
m = torch.tensor([True, False])
a = torch.cat([x, n]).dtype
b = torch.stack([m, n]).tolist()
c = torch.where(m, x, 0)
d = torch.where(m, n, 1.5)
e = torch.maximum(x, n.to(x.dtype)).tolist()
f = torch.add(n, x, alpha=2)
g = torch.lerp(x, x + 1, 0.5)
h = torch.clamp(n, max=1.5)


# %% language.strangers:chained_indexing_writes
grid = torch.zeros(3, 4)
grid[1][2] = 5
grid[:, 0][1:] = 7
grid[grid == 0] -= 1
grid[torch.tensor([0, 2]), torch.tensor([1, 1])] *= 3
a = grid.tolist()
b = grid[None].shape
c = grid[..., -1].tolist()
d = grid[1, ::2].tolist()


# %% language.strangers:expanded_memory
base = torch.tensor([[1.0], [2.0]])
wide = base.expand(2, 3)
base[0, 0] = 10.0
a = wide.tolist()
copy = base.repeat(1, 2)
base += 1
b = copy.tolist()
c = wide[1].tolist()


# %% language.strangers:halves_share
x = torch.arange(6.0)
left, right = x.split(3)
left *= 2
right[0] = -1
a = x.tolist()
parts = torch.chunk(x, 3)
parts[1].zero_()
b = x.tolist()
total = sum(p.sum() for p in parts).item()


# %% language.strangers:numpy_both_ways
import numpy as np
array = np.zeros(3, dtype=np.float32)
tensor = torch.from_numpy(array)
tensor += 1
a = array.tolist()
array[0] = 5
b = tensor.tolist()
other = torch.ones(2)
shown = other.numpy()
other.mul_(3)
c = shown.tolist()
d = np.asarray(tensor).sum()
e = float(np.mean(other.numpy()))


# %% language.strangers:transpose_in_place
x = torch.arange(6).reshape(2, 3)
t = x.t()
t[0, 1] = 50
x += 1
a = t.tolist()
b = x.is_contiguous(), t.is_contiguous()
c = t.contiguous().view(-1).tolist()
d = x.stride(), t.stride()
y = x.clone().t_()
e = tuple(y.shape)


# %% language.strangers:loops_that_change_lists
tensors = [torch.zeros(2) for _ in range(3)]
for index, t in enumerate(tensors):
    t += index
a = [t.tolist() for t in tensors]
for index in range(3):
    tensors[index] *= 2
b = [t[0].item() for t in tensors]
state = {"m": torch.ones(2), "v": torch.ones(2)}
for value in state.values():
    value -= 0.5
c = {k: v.tolist() for k, v in state.items()}
pairs = [(torch.zeros(1), torch.ones(1))]
for p, q in pairs:
    p += q
d = pairs[0][0].item()
