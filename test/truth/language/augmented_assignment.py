import torch
import torch.nn as nn
# %% language.augmented:weights_by_hand
torch.manual_seed(0)
x = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
y = torch.tensor([[1.0], [2.0], [3.0]])
w = torch.zeros(2, 1, requires_grad=True)
b = torch.zeros(1, requires_grad=True)
losses = []
for _step in range(4):
    loss = ((x @ w + b - y) ** 2).mean()
    loss.backward()
    with torch.no_grad():
        w -= 0.01 * w.grad
        b -= 0.01 * b.grad
        w.grad.zero_()
        b.grad.zero_()
    losses.append(loss.item())
still_leaf = (w.is_leaf, w.requires_grad, b.requires_grad)
# %% language.augmented:loop_over_parameters
model = nn.Linear(2, 1)
with torch.no_grad():
    model.weight.fill_(1.0)
    model.bias.fill_(0.5)
    for p in model.parameters():
        p *= 0.5
weight, bias = model.weight.detach(), model.bias.detach()
# %% language.augmented:argument_of_a_function
def shift(values, by):
    values += by
    return values


a = torch.tensor([1.0, 2.0, 3.0])
out = shift(a, 1.5)
same = out is a
# %% language.augmented:alias
a = torch.tensor([1.0, 2.0])
b = a
b *= 3
c = a + 0
# %% language.augmented:items_of_a_dictionary
state = {"m": torch.zeros(3), "v": torch.ones(3)}
grad = torch.tensor([1.0, 2.0, 3.0])
for _key in state:
    moment = state[_key]
    moment *= 0.9
    moment += 0.1 * grad
m, v = state["m"], state["v"]
# %% language.augmented:item_of_a_list
buffers = [torch.zeros(2), torch.ones(2)]
first = buffers[0]
buffers[0] += 2.0
second = buffers[1]
second -= 0.5
# %% language.augmented:gradient_scaled
p = torch.tensor([1.0, 2.0], requires_grad=True)
(p ** 2).sum().backward()
g = p.grad
p.grad *= 0.5
after = p.grad.clone()
# %% language.augmented:data_of_a_parameter
layer = nn.Linear(2, 2, bias=False)
layer.weight.data.fill_(2.0)
kept = layer.weight
layer.weight.data *= 0.25
layer.weight.data -= 0.1
value = layer.weight.detach()
is_parameter = isinstance(layer.weight, nn.Parameter)
# %% language.augmented:attribute_of_a_module
class Counter(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("count", torch.zeros(1))
        self.register_buffer("mean", torch.zeros(3))

    def forward(self, x):
        self.count += 1
        self.mean += (x.mean(0) - self.mean) / self.count
        return x


module = Counter()
held = module.count
for _i in range(3):
    module(torch.full((2, 3), float(_i)))
count, mean = module.count, module.mean
keys = sorted(module.state_dict())
# %% language.augmented:parameter_of_self
class Scaled(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(3))

    def shrink(self, by):
        with torch.no_grad():
            self.weight *= by
            self.weight -= 0.5


module = Scaled()
module.shrink(0.5)
value = module.weight.detach()
names = [name for name, _ in module.named_parameters()]
# %% language.augmented:view_of_a_row
x = torch.zeros(2, 3)
row = x[0]
row += 1.0
column = x[:, 1]
column *= 5.0
# %% language.augmented:integer_keeps_its_type
n = torch.tensor([1, 2, 3])
alias = n
n += 2
n *= 3
n //= 2
# %% language.augmented:half_precision_keeps_its_type
h = torch.ones(3, dtype=torch.float16)
kept = h
h += torch.ones(3)
h *= torch.full((3,), 2.0)
# %% language.augmented:bits
mask = torch.tensor([True, False, True])
other = mask
mask &= torch.tensor([True, True, False])
flags = torch.tensor([1, 2, 4])
alias = flags
flags |= 8
flags ^= 1
# %% language.augmented:power_and_remainder
x = torch.tensor([1.0, 2.0, 3.0])
y = x
x **= 2
x %= 4
x /= 2
# %% language.augmented:fresh_result
def standardize(x):
    y = x - x.mean()
    y /= y.std()
    y += 1
    return y


a = torch.tensor([1.0, 2.0, 4.0])
b = standardize(a)
# %% language.augmented:running_sum
total = torch.zeros(2)
history = []
for i in range(3):
    total += torch.full((2,), float(i))
    history.append(total)
# %% language.augmented:running_number
total = 0
for i in range(3):
    total += torch.tensor(float(i))
counted = total
# %% language.augmented:moving_average_of_weights
model, shadow = nn.Linear(2, 2), nn.Linear(2, 2)
for _m, _v in ((model, 1.0), (shadow, 3.0)):
    for _p in _m.parameters():
        nn.init.constant_(_p, _v)
with torch.no_grad():
    for s, p in zip(shadow.parameters(), model.parameters()):
        s *= 0.9
        s += 0.1 * p
weight = shadow.weight.detach()
bias = shadow.bias.detach()
# %% language.augmented:slices_stay
x = torch.zeros(3, 3)
x[0] += 1
x[:, 1] *= 4
x[1:, 2] -= 2
x[x < 0] *= -1
# %% language.augmented:global_tensor
counter = torch.zeros(1)
seen = counter


def count(n):
    global counter
    counter += n


count(2)
count(3)
# %% language.augmented:through_a_default
cache = {}


def accumulate(name, value):
    if name not in cache:
        cache[name] = torch.zeros(2)
    cache[name] += value
    return cache[name]


one = accumulate("a", 1.0)
two = accumulate("a", torch.tensor([1.0, 2.0]))
same = one is two
# %% language.augmented:tuple_of_tensors
pair = (torch.zeros(2), torch.ones(2))
a, b = pair
a += 5
b -= 1
first, second = pair
# %% language.augmented:kept_by_a_function
kept = []


def keep(t):
    kept.append(t)


def pass_on(t):
    return t


x = torch.zeros(2)
keep(x)
x += 1
y = torch.zeros(2)
z = pass_on(y)
y += 2
# %% language.augmented:registered_and_read_again
class Holder(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("table", torch.zeros(2))
        self.plain = torch.ones(2)

    def change(self):
        table = self.table
        table += 1
        plain = self.plain
        plain *= 2


holder = Holder()
holder.change()
table, plain = holder.table, holder.plain
# %% language.augmented:made_a_leaf_later
w = torch.ones(2)
w.requires_grad_()
v = torch.ones(2)
v.requires_grad = True
for _i in range(2):
    ((w * v) ** 2).sum().backward()
    with torch.no_grad():
        w -= 0.1 * w.grad
        v -= 0.1 * v.grad
    w.grad = None
    v.grad = None
result = (w.detach(), v.detach(), w.requires_grad, v.requires_grad)
# %% language.augmented:gradients_of_both_factors
first = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
second = torch.tensor([2.0, 5.0, 7.0], requires_grad=True)


def scaled(values, factor):
    values *= factor
    values /= factor.sum()
    values **= 2
    return values


made = (lambda part: part * 3)(first)
result = scaled(made, second)
result.sum().backward()
shown = (made.detach(), first.grad, second.grad)
