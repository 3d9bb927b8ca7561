import math

import torch
import torch.nn as nn
# %% language.numbers:one_element
x = torch.tensor([2.75])
a = int(x)
b = float(x)
c = float(torch.tensor([[1.5]]))
d = bool(torch.tensor([0.0]))
# %% language.numbers:formatted
loss = torch.tensor(0.123456)
a = f"{loss:.3f}"
b = f"{loss.item():.2e}"
c = "%.2f" % loss
d = "{:.4f}".format(loss)
e = f"{torch.tensor([1.5]).item():6.2f}|"
# %% language.numbers:rounded
x = torch.tensor(2.567)
a = round(x.item(), 1)
b = round(torch.tensor([1.26, -2.55]), decimals=1) if False else torch.round(torch.tensor([1.26, -2.55]), decimals=1)
c = round(float(x))
# %% language.numbers:round_of_tensors
x = torch.tensor([1.4, 2.6])
a = round(x)
b = round(torch.tensor(2.345), 2)
# %% language.numbers:math_of_tensors
x = torch.tensor(4.0)
a = math.sqrt(x)
b = math.floor(torch.tensor(2.7))
c = math.exp(torch.tensor([0.0]))
d = math.isnan(x)
# %% language.text:types_as_text
x = torch.zeros(2)
a = str(x.dtype)
b = str(torch.int64)
c = str(x.dtype).split(".")[-1]
d = f"{x.dtype}"
e = repr(torch.float16)
# %% language.text:type_of_a_tensor
a = torch.zeros(1).type()
b = torch.zeros(1, dtype=torch.int64).type()
c = torch.ones(1).type() == "torch.FloatTensor"
d = torch.tensor([1.7]).type(torch.LongTensor)
e = torch.ones(1).type("torch.DoubleTensor")
# %% language.text:table_by_name
sizes = {"torch.float32": 4, "torch.float16": 2, "torch.int64": 8}
a = sizes[str(torch.zeros(1).dtype)]
b = {torch.float32: "single", torch.float64: "double"}[torch.zeros(1).dtype]
c = getattr(torch, "float16")
d = c == torch.half
# %% language.numbers:index_by_tensor
names = ["a", "b", "c"]
best = torch.tensor([0.1, 0.7, 0.2]).argmax()
a = names[best]
b = names[int(best)]
c = list(range(best))
d = [0] * int(best)
# %% language.numbers:truth_and_membership
x = torch.tensor([1, 2, 3])
a = 2 in x
b = 7 in x
c = bool((x > 2).any())
d = "yes" if x.sum() > 5 else "no"
e = len(x)
f = max(x), min(x), sum(x)
# %% language.numbers:lists_of_numbers
x = torch.tensor([[1, 2], [3, 4]])
a = [int(v) for v in x[0]]
b = x.tolist()
c = [float(v) for v in torch.tensor([0.5, 1.5])]
d = sorted(torch.tensor([3.0, 1.0, 2.0]).tolist())
e = dict(zip("ab", x))["a"].tolist()
