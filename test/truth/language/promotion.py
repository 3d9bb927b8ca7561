import torch
import torch.nn as nn
# %% language.promotion:mask_times_values
x = torch.tensor([1.0, -2.0, 3.0])
mask = x > 0
a = mask * x
b = x * mask
c = (x * (x != 3)).sum()
# %% language.promotion:labels_and_predictions
logits = torch.tensor([[1.0, 2.0], [3.0, 1.0]])
labels = torch.tensor([1, 1])
correct = (logits.argmax(1) == labels).float().mean()
equal = labels.float() == logits.argmax(1)
error = labels - torch.sigmoid(logits[:, 0])
# %% language.promotion:arange_times_frequencies
position = torch.arange(4).unsqueeze(1)
freq = torch.exp(torch.arange(0, 4, 2) * -0.5)
table = position * freq
steps = torch.arange(3) / torch.tensor([2.0, 4.0, 8.0])
# %% language.promotion:bool_with_integers
m = torch.tensor([True, False, True])
n = torch.tensor([3, 4, 5])
a = m * n
b = n + m
c = m.sum() + n
d = (n > 3) * n
# %% language.promotion:bool_minus_float
m = torch.tensor([1.0, 2.0]) > 1.5
a = 1.0 - m.float()
b = m + torch.rand(2) * 0
c = m / torch.tensor([2.0, 4.0])
d = torch.tensor([2.0, 3.0]) ** m
# %% language.promotion:comparison_of_kinds
i = torch.tensor([1, 2, 3])
f = torch.tensor([1.0, 2.5, 3.0])
a = i == f
b = i < f
c = f >= i
# %% language.promotion:cat_and_stack
a = torch.cat([torch.ones(2), torch.arange(2)])
b = torch.stack([torch.arange(3), torch.rand(3) * 0])
c = torch.cat((torch.tensor([True]), torch.tensor([5])))
# %% language.promotion:where_of_kinds
x = torch.tensor([1.0, -1.0])
zero = torch.tensor([0, 0])
a = torch.where(x > 0, x, zero)
b = torch.where(x > 0, x, 0)
c = torch.where(x > 0, 1, 0)
# %% language.promotion:float_types
single = torch.ones(2)
double = torch.ones(2, dtype=torch.float64)
a = single + double
b = double * single
c = single.double() - single
# %% language.promotion:integer_types
small = torch.tensor([1, 2], dtype=torch.int32)
large = torch.tensor([3, 4])
byte = torch.tensor([200, 100], dtype=torch.uint8)
a = small + large
b = byte + small
c = byte * 2
d = byte.float() / 255
# %% language.promotion:minimum_and_clamp
x = torch.tensor([0.5, 2.5])
i = torch.tensor([1, 2])
a = torch.minimum(x, i)
b = torch.maximum(i, x)
c = x.clamp(max=i)
# %% language.promotion:sums_of_integers
a = torch.tensor([1, 2], dtype=torch.int32).sum()
b = torch.tensor([True, True]).sum()
c = torch.tensor([1, 2], dtype=torch.uint8).cumsum(0)
d = torch.tensor([3, 4], dtype=torch.int16).prod()
# %% language.promotion:one_hot_times_scores
target = torch.tensor([0, 2])
one_hot = nn.functional.one_hot(target, 3)
scores = torch.tensor([[0.2, 0.3, 0.5], [0.1, 0.1, 0.8]])
picked = (one_hot * scores).sum(1)
cost = -(one_hot * torch.log(scores)).sum()
# %% language.promotion:padding_mask
ids = torch.tensor([[4, 5, 0], [6, 0, 0]])
hidden = torch.ones(2, 3, 2)
keep = (ids != 0).unsqueeze(-1)
mean = (hidden * keep).sum(1) / keep.sum(1)
lengths = (ids != 0).sum(1)
ratio = hidden.sum((1, 2)) / lengths
# %% language.promotion:remainder_and_power
n = torch.arange(1, 5)
a = n % 2 == 0
b = n ** 2
c = 2 ** n
d = n ** torch.tensor([0.5, 1.0, 2.0, 0.0])
e = n // torch.tensor([2.0, 2.0, 2.0, 2.0])
# %% language.promotion:in_a_function
def masked_mean(values, mask):
    return (values * mask).sum() / mask.sum()


v = torch.tensor([1.0, 2.0, 3.0])
result = masked_mean(v, v > 1.5)
# %% language.promotion:unary
m = torch.tensor([True, False])
a = ~m
n = torch.tensor([1, 2])
b = -n
c = ~n
d = +n
e = abs(-n)
# %% language.promotion:lerp_and_addcmul
x = torch.tensor([1.0, 2.0])
y = torch.tensor([3.0, 6.0])
a = torch.lerp(x, y, 0.25)
b = torch.addcmul(x, y, torch.tensor([1, 2]))
c = x.add(torch.tensor([1, 1]), alpha=2)
