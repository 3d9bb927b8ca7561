import torch
import torch.nn as nn


# %% language.last:bits_and_truth
m = torch.tensor([True, False, True])
n = torch.arange(3)
a = (m & 2).tolist(), (m ** 2).tolist(), (3 | m).tolist()
n[1:] |= 4
n[m] ^= 1
b = n.tolist()
c = 7 // torch.tensor(2)


# %% language.last:filling
total = torch.tensor(5.0)
held = total
total[...] = 2
a = held.item()
x = torch.ones(2, 2)
x[..., 0] = 3
x[:] = x + 1
b = x.tolist()


# %% language.last:dictionary_of_counts
counts = {"a": torch.zeros(2, dtype=torch.long), "b": torch.ones(2, dtype=torch.long)}
for key, value in counts.items():
    value += 1
    counts[key] *= 2
rates = {k: v / v.sum() for k, v in counts.items()}
a = {k: v.tolist() for k, v in counts.items()}
b = rates["a"].dtype == torch.float32
c = torch.rand(2) * counts["a"] >= 0


# %% language.last:top_accuracy
logits = torch.tensor([[0.1, 0.9, 0.3], [0.8, 0.1, 0.4]])
target = torch.tensor([2, 0])
values, places = logits.topk(2, dim=1)
hits = places.t().eq(target.view(1, -1).expand_as(places.t()))
a = [hits[:k].reshape(-1).float().sum(0).item() for k in (1, 2)]
b = hits[:1].sum().item() / target.size(0) * 100


# %% language.last:confusion
matrix = torch.zeros(3, 3, dtype=torch.int64)
for t, p in zip(torch.tensor([0, 1, 2, 2]), torch.tensor([0, 2, 2, 1])):
    matrix[t, p] += 1
a = matrix.tolist()
b = (matrix.diag() / matrix.sum(1)).tolist()
c = int(matrix.trace())


# %% language.last:attention_mask
scores = torch.zeros(2, 3)
mask = torch.tensor([[1, 1, 0], [1, 0, 0]])
scores += (1 - mask) * -1e4
weights = scores.softmax(-1)
a = weights.tolist()
b = (weights * mask).sum(-1).tolist()
c = mask.bool().logical_not().sum().item()


# %% language.last:polynomial_of_a_number
x = torch.tensor(2.0, requires_grad=True)
y = 3 * x ** 2 + 2 * x + 1
y.backward()
a = f"{y:.1f} {x.grad:.1f}", float(y), round(x.grad.item(), 2)
b = y.item() > 16, bool(y == 17)


# %% language.last:errors_in_a_row
messages = []
for size in ((2, 3), (3, 2), (6,), (4, 2)):
    try:
        messages.append(tuple(torch.arange(6).view(size).shape))
    except RuntimeError:
        messages.append("refused")
try:
    torch.zeros(3)[torch.tensor([5])]
except IndexError:
    messages.append("index")


# %% language.last:model_summary
model = nn.Sequential(nn.Linear(4, 3), nn.ReLU(), nn.Linear(3, 2))
lines = [f"{name}: {tuple(p.shape)} {p.numel()}" for name, p in model.named_parameters()]
size = sum(p.numel() * p.element_size() for p in model.parameters())
kinds = {type(m).__name__ for m in model}
grads = [p.requires_grad for p in model.parameters()]


# %% language.last:early_stopping
class Stopper:
    def __init__(self, patience):
        self.patience, self.best, self.bad = patience, torch.tensor(float("inf")), 0

    def __call__(self, loss):
        if loss < self.best:
            self.best, self.bad = loss, 0
        else:
            self.bad += 1
        return self.bad >= self.patience


stopper = Stopper(2)
a = [stopper(torch.tensor(v)) for v in (1.0, 0.5, 0.6, 0.7)]
b = stopper.best.item()


# %% language.last:averaged_model
import copy
model = nn.Linear(2, 1)
nn.init.constant_(model.weight, 1.0)
nn.init.constant_(model.bias, 0.0)
average = copy.deepcopy(model)
for p in average.parameters():
    p.requires_grad_(False)
with torch.no_grad():
    model.weight += 1
    for slow, fast in zip(average.parameters(), model.parameters()):
        slow.lerp_(fast, 0.5)
a = average.weight.tolist(), [p.requires_grad for p in average.parameters()]


# %% language.last:rate_by_hand
w = nn.Parameter(torch.tensor([4.0]))
optimizer = torch.optim.SGD([w], lr=0.5)
seen = []
for epoch in range(3):
    for group in optimizer.param_groups:
        group["lr"] = 0.5 / (epoch + 1)
    optimizer.zero_grad()
    (w ** 2).sum().backward()
    optimizer.step()
    seen.append(round(w.item(), 4))


# %% language.last:cosine_rates
w = nn.Parameter(torch.ones(1))
optimizer = torch.optim.Adam([w], lr=0.1)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=4)
rates = []
for _ in range(4):
    optimizer.step()
    scheduler.step()
    rates.append(round(scheduler.get_last_lr()[0], 6))


# %% language.last:checkpoint_round_trip
import io
model = nn.Linear(2, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
file = io.BytesIO()
torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": 3}, file)
file.seek(0)
state = torch.load(file)
other = nn.Linear(2, 2)
a = str(other.load_state_dict(state["model"]))
b = torch.equal(other.weight, model.weight), state["epoch"]
_file, _state = file, state
del file, state


# %% language.last:gradient_accumulation
w = torch.ones(2, requires_grad=True)
for step, x in enumerate(torch.arange(4.0)):
    (w * x).sum().backward()
    if (step + 1) % 2 == 0:
        with torch.no_grad():
            w -= 0.1 * w.grad
        w.grad.zero_()
a = w.tolist()
b = w.grad.tolist()


# %% language.last:padding_by_hand
rows = [torch.tensor([1, 2, 3]), torch.tensor([4])]
longest = max(len(r) for r in rows)
batch = torch.zeros(len(rows), longest, dtype=torch.long)
for i, r in enumerate(rows):
    batch[i, :len(r)] = r
mask = batch != 0
a = batch.tolist(), mask.sum(dim=1).tolist()
b = (batch * mask).sum() / mask.sum()


# %% language.last:one_hot_by_comparison
labels = torch.tensor([0, 2, 1])
hot = (labels[:, None] == torch.arange(3)).float()
a = hot.tolist()
b = (hot * torch.tensor([1.0, 2.0, 3.0])).sum(1).tolist()
c = (labels == labels.unsqueeze(1)).int().tolist()


# %% language.last:view_of_a_row
x = torch.zeros(2, 3)
row = x[0]
row += 1
first, second = x
second[:] = 5
x.t()[2] -= 1
a = x.tolist()
b = x[0].data_ptr() == row.data_ptr()


# %% language.last:own_layer
class Affine(nn.Module):
    def __init__(self, n):
        super().__init__()
        self.scale = nn.Parameter(torch.ones(n))
        self.register_buffer("shift", torch.arange(n).float())

    def forward(self, x):
        return x * self.scale + self.shift


layer = Affine(2)
a = layer(torch.ones(2)).tolist(), list(layer.state_dict()), len(list(layer.buffers()))
layer.scale.data *= 3
b = layer(torch.ones(2)).tolist()
c = [n for n, _ in layer.named_parameters()], layer.shift.requires_grad


# %% language.last:clipping_and_norms
w = torch.tensor([3.0, 4.0], requires_grad=True)
(w ** 2).sum().backward()
total = torch.sqrt(sum((p.grad ** 2).sum() for p in [w]))
scale = min(1.0, 5.0 / (total.item() + 1e-6))
w.grad.mul_(scale)
a = round(total.item(), 4), [round(v, 3) for v in w.grad.tolist()]
