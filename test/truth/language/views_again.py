import torch
# %% language.views:tensor_split_written
x = torch.arange(6.0)
a, b = torch.tensor_split(x, 2)
a.add_(10)
c, d, e = x.tensor_split((1, 3))
d.fill_(7)
# %% language.views:hsplit_written
x = torch.zeros(2, 4)
a, b = torch.hsplit(x, 2)
a.fill_(3)
u, v = x.vsplit(2)
v.add_(1)
# %% language.views:expand_as_written
x = torch.zeros(3, 1)
y = x.expand_as(torch.ones(3, 4))
x[1] = 2.0
seen = y.sum()
# %% language.views:broadcast_to_written
x = torch.zeros(3)
y = torch.broadcast_to(x, (2, 3))
x[1] = 2.0
seen = y.sum()
z = x.broadcast_to((4, 3))
x.add_(1)
more = z.sum()
# %% language.views:meshgrid_written
i = torch.arange(3.0)
rows, columns = torch.meshgrid(i, i, indexing="ij")
i[1] = 9.0
seen = rows.sum() + columns[0, 1]
# %% language.views:as_tensor_written
x = torch.zeros(2)
y = torch.as_tensor(x)
y.add_(1)
# %% language.views:to_the_same_type
x = torch.zeros(2)
y = x.to(torch.float32)
y.add_(1)
z = x.type_as(y)
z[0] = 5
w = x.to("cpu")
w.mul_(2)
v = x.float()
v.add_(1)
# %% language.views:split_where_nobody_writes
x = torch.arange(6.0)
a, b = torch.tensor_split(x, 2)
c = x.expand_as(torch.ones(2, 6)).sum() + a.sum() - b.sum()
# %% language.text:type_as_a_text
x = torch.zeros(2)
a = x.type() == "torch.FloatTensor"
b = x.long().type() == "torch.LongTensor"
c = "Float" in x.type()
d = x.type(torch.float64).dtype == torch.float64
# %% language.augmented:velocity_and_gradient
w = torch.tensor([1.0, 2.0], requires_grad=True)
v = torch.zeros(2)
(w ** 2).sum().backward()
v += w.grad
v += w.grad
w.data -= 0.1 * v
result = w.detach()
needs = v.requires_grad
