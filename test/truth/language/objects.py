import torch
import torch.nn as nn
# %% language.exceptions:shapes_that_do_not_fit
try:
    torch.ones(2, 3) @ torch.ones(2, 3)
    caught = False
except RuntimeError:
    caught = True
# %% language.exceptions:truth_of_many
try:
    if torch.tensor([1, 2]):
        pass
    caught = "none"
except RuntimeError as e:
    caught = "ambiguous" in str(e)
# %% language.operators:with_numbers_on_the_left
x = torch.tensor([1.0, 2.0])
a = 1 - x
b = 2 / x
c = 2 ** x
d = 5 % torch.tensor([2, 3])
e = 7 // torch.tensor([2, 3])
f = True & torch.tensor([True, False])
# %% language.operators:comparison_with_none
x = torch.tensor([1.0, 2.0])
a = x == None
b = x is None
c = x != "text"
# %% language.operators:iteration_and_reversal
x = torch.arange(6).reshape(3, 2)
rows = [row.sum() for row in x]
first, second, third = x
total = 0
for i, row in enumerate(x):
    total = total + i * row
backwards = [r.tolist() for r in reversed(x)]
# %% language.operators:indexing
x = torch.arange(12).reshape(3, 4)
a = x[..., -1]
b = x[[0, 2]]
c = x[:, [1, 3]]
d = x[x > 5]
e = x[torch.tensor([0, 1]), torch.tensor([1, 2])]
f = x[None, :, 1:3]
g = x[torch.tensor(1)]
# %% language.operators:shifts
x = torch.tensor([1, 2, 4])
a = x << 1
b = x >> 1
c = 1 << x
# %% language.objects:hash_of_a_tensor
x, y = torch.zeros(1), torch.zeros(1)
_names = {x: "x", y: "y"}
a = _names[x]
b = x in [x]
c = len({x, y, x})
# %% language.autograd:written_gradient
w = torch.ones(2, requires_grad=True)
before = w.grad is None
w.grad = torch.full((2,), 3.0)
(w * 2).sum().backward()
after = w.grad
