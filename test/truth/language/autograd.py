import torch
import torch.nn as nn
from torch.autograd import Function
# %% language.autograd:leafs
x = torch.ones(2, requires_grad=True)
y = x * 2
z = y.detach()
w = torch.ones(2)
a = [t.is_leaf for t in (x, y, z, w)]
b = [t.requires_grad for t in (x, y, z, w)]
c = [t.grad_fn is None for t in (x, y, z, w)]
d = nn.Parameter(torch.ones(1)).is_leaf
# %% language.autograd:accumulation
x = torch.tensor([1.0, 2.0], requires_grad=True)
for _ in range(3):
    (x ** 2).sum().backward()
a = x.grad.tolist()
x.grad.zero_()
(x * 3).sum().backward()
b = x.grad.tolist()
x.grad = None
(x * 5).sum().backward()
c = x.grad.tolist()
# %% language.autograd:zero_before_the_first_backward
x = torch.ones(2, requires_grad=True)
if x.grad is not None:
    x.grad.zero_()
a = x.grad
(x * 2).sum().backward()
if x.grad is not None:
    x.grad.data.zero_()
b = x.grad.tolist()
# %% language.autograd:graph_kept_and_freed
x = torch.ones(2, requires_grad=True)
y = (x ** 3).sum()
y.backward(retain_graph=True)
y.backward()
a = x.grad.tolist()
try:
    y.backward()
    b = "again"
except RuntimeError:
    b = "freed"
# %% language.autograd:second_derivatives
x = torch.tensor([2.0, 3.0], requires_grad=True)
y = (x ** 3).sum()
(g,) = torch.autograd.grad(y, x, create_graph=True)
(h,) = torch.autograd.grad(g.sum(), x)
a = g.tolist()
b = h.tolist()
c = x.grad is None
# %% language.autograd:gradient_penalty
layer = nn.Linear(2, 1)
nn.init.constant_(layer.weight, 0.5)
nn.init.zeros_(layer.bias)
x = torch.ones(3, 2, requires_grad=True)
out = layer(x) ** 2
grads = torch.autograd.grad(outputs=out, inputs=x, grad_outputs=torch.ones_like(out), create_graph=True, retain_graph=True)[0]
penalty = ((grads.norm(2, dim=1) - 1) ** 2).mean()
penalty.backward()
a = layer.weight.grad.tolist()
# %% language.autograd:unused_inputs
x = torch.ones(2, requires_grad=True)
y = torch.ones(2, requires_grad=True)
a, b = torch.autograd.grad((x * 2).sum(), (x, y), allow_unused=True)
c = b is None
try:
    torch.autograd.grad((x * 2).sum(), (x, y))
    d = "computed"
except RuntimeError:
    d = "refused"
# %% language.autograd:hooks_of_tensors
x = torch.ones(2, requires_grad=True)
seen = []
first = x.register_hook(lambda grad: grad * 10)
second = x.register_hook(lambda grad: seen.append(grad.tolist()))
(x * 2).sum().backward()
a = x.grad.tolist()
first.remove()
x.grad = None
(x * 2).sum().backward()
b = x.grad.tolist()
# %% language.autograd:hooks_inside_a_graph
x = torch.ones(2, requires_grad=True)
y = x * 3
y.retain_grad()
y.register_hook(lambda grad: grad.clamp(max=0.5))
(y * 2).sum().backward()
a = x.grad.tolist()
b = y.grad.tolist()
# %% language.autograd:vector_to_backward
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = x ** 2
y.backward(torch.tensor([1.0, 0.5]))
a = x.grad.tolist()
try:
    (x * 2).backward()
    b = "computed"
except RuntimeError:
    b = "refused"
# %% language.autograd:function_with_plain_arguments
class Scaled(Function):
    @staticmethod
    def forward(ctx, x, factor, mode="up"):
        ctx.save_for_backward(x)
        ctx.factor = factor
        ctx.mode = mode
        return x * factor

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * ctx.factor + 0 * x, None, None


x = torch.ones(2, requires_grad=True)
Scaled.apply(x, 3.0, "down").sum().backward()
a = x.grad.tolist()
b = Scaled.apply(x, 2).tolist()
# %% language.autograd:saved_values_by_their_old_name
class OldName(Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.save_for_backward(x)
        ctx.factor = factor
        return x * x * factor

    @staticmethod
    def backward(ctx, grad):
        x = ctx.saved_variables[0]
        return grad * 2 * x * ctx.factor, None


x = torch.ones(2, requires_grad=True)
OldName.apply(x, 3.0).sum().backward()
a = x.grad.tolist()
# %% language.autograd:function_with_two_results
class Both(Function):
    @staticmethod
    def forward(ctx, x, y):
        ctx.save_for_backward(x, y)
        return x * y, x + y

    @staticmethod
    def backward(ctx, first, second):
        x, y = ctx.saved_tensors
        grad_x = grad_y = None
        if ctx.needs_input_grad[0]:
            grad_x = first * y + second
        if ctx.needs_input_grad[1]:
            grad_y = first * x + second
        return grad_x, grad_y


x = torch.tensor([2.0], requires_grad=True)
y = torch.tensor([3.0])
p, s = Both.apply(x, y)
(p + s).sum().backward()
a = x.grad.tolist()
b = y.grad is None
# %% language.autograd:straight_through
class Round(Function):
    @staticmethod
    def forward(ctx, x):
        return x.round()

    @staticmethod
    def backward(ctx, grad):
        return grad.clone()


x = torch.tensor([0.4, 1.6], requires_grad=True)
y = Round.apply(x)
(y * y).sum().backward()
a = y.tolist()
b = x.grad.tolist()
z = x + (x.round() - x).detach()
x.grad = None
z.sum().backward()
c = x.grad.tolist()
# %% language.autograd:steps_by_hand
w = torch.tensor([1.0, 1.0], requires_grad=True)
for _ in range(3):
    loss = ((w - 2) ** 2).sum()
    loss.backward()
    with torch.no_grad():
        w -= 0.1 * w.grad
        w.grad.zero_()
a = w.tolist()
b = w.is_leaf and w.requires_grad
for _ in range(2):
    ((w - 2) ** 2).sum().backward()
    w.data = w.data - 0.1 * w.grad.data
    w.grad = None
c = w.tolist()
# %% language.autograd:writes_that_are_refused
x = torch.ones(2, requires_grad=True)
try:
    x += 1
    a = "changed"
except RuntimeError:
    a = "refused"
y = x * 2
try:
    y.requires_grad_(False)
    b = "changed"
except RuntimeError:
    b = "refused"
c = x.tolist()
# %% language.autograd:changed_after_it_was_saved
x = torch.ones(2, requires_grad=True)
y = x * 2
z = y ** 2
y += 1
try:
    z.sum().backward()
    a = "computed"
except RuntimeError:
    a = "refused"
b = y._version
# %% language.autograd:no_grad_and_its_kin
x = torch.ones(2, requires_grad=True)
with torch.no_grad():
    a = (x * 2).requires_grad
    b = torch.is_grad_enabled()
    with torch.enable_grad():
        c = (x * 2).requires_grad
with torch.set_grad_enabled(False):
    d = (x * 2).requires_grad
with torch.inference_mode():
    e = (x * 2).requires_grad
f = torch.is_grad_enabled()


@torch.no_grad()
def evaluated(t):
    return t * 2


g = evaluated(x).requires_grad
# %% language.autograd:views_that_need_gradients
x = torch.arange(4.0)
row = x[:2]
row.requires_grad_()
(row * 3).sum().backward()
a = row.grad.tolist()
b = x.requires_grad
y = torch.zeros(3, requires_grad=True)
z = y.clone()
z[1] = 5.0
z[0] += 2
(z * torch.tensor([1.0, 2.0, 3.0])).sum().backward()
c = y.grad.tolist()
# %% language.autograd:clipped_gradients
w = nn.Parameter(torch.tensor([3.0, 4.0]))
(w ** 2).sum().backward()
norm = nn.utils.clip_grad_norm_([w], 1.0)
a = round(float(norm), 4)
b = w.grad.tolist()
w.grad = None
(w ** 2).sum().backward()
nn.utils.clip_grad_value_([w], 7.0)
c = w.grad.tolist()
# %% language.autograd:gradients_of_a_model
model = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
for _p in model.parameters():
    nn.init.constant_(_p, 0.5)
model(torch.ones(1, 2)).sum().backward()
a = {name: p.grad.tolist() for name, p in model.named_parameters()}
total = torch.stack([p.grad.norm() for p in model.parameters()]).norm().item()
for _p in model.parameters():
    _p.grad *= 0.5
b = model[1].bias.grad.tolist()
model.zero_grad()
c = [p.grad is None for p in model.parameters()]
# %% language.autograd:frozen_part
first, second = nn.Linear(2, 2), nn.Linear(2, 1)
for _p in [*first.parameters(), *second.parameters()]:
    nn.init.constant_(_p, 0.5)
for _p in first.parameters():
    _p.requires_grad = False
out = second(first(torch.ones(1, 2)))
out.sum().backward()
a = first.weight.grad is None
b = second.weight.grad.tolist()
c = first(torch.ones(1, 2)).requires_grad
# %% language.autograd:jacobian_and_kin
def _f(x):
    return x ** 2


x = torch.tensor([1.0, 2.0])
a = torch.autograd.functional.jacobian(_f, x)
b = torch.autograd.functional.hessian(lambda t: (t ** 3).sum(), x)
value, product = torch.autograd.functional.vjp(_f, x, torch.ones(2))
