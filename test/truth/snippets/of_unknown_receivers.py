# %% torch.Tensor.transpose torch.Tensor.swapaxes (of what nothing tells)
def turned(keys, rows):
    return keys.transpose(-1, -2), rows.swapaxes(0, 1)
a, b = turned(*[torch.arange(6.0).reshape(2, 3)] * 2)
# %% torch.Tensor.reshape torch.Tensor.size torch.Tensor.double (of what nothing tells)
merged = [(lambda x: x.reshape(b, -1))(part) for b, part in ((2, torch.arange(6.0)), (1, torch.ones(3)))]
class Held:
    def __init__(self, weight):
        self.weight = weight
    def sizes(self):
        return self.weight.size(0), list(self.weight.size()[-2:]), self.weight.double()
sizes = Held(torch.ones(2, 3, 4)).sizes()
# %% torch.device torch.Tensor.device (kept in variables)
def place_of_both(x, wanted):
    return x.device.type == wanted.type, wanted.index, torch.zeros(2, 3, device=x.device), torch.ones(2, device=wanted)
a = place_of_both(torch.ones(2), torch.device("cpu"))
# %% torch.zeros torch.rand_like torch.Tensor.new_zeros (sizes in a variable)
n, shape = 3, (2, 3)
a = torch.zeros(n)
b = torch.ones(shape)
c = torch.empty(n - 1, *shape).shape
d = a.new_zeros(n).shape, torch.ones_like(a, device=a.device), torch.eye(n, dtype=torch.bool)
# %% torch.nn.GELU torch.nn.functional.gelu torch.nn.Conv2d (handed on)
def block(layer, function, convolution, x):
    made = convolution(1, 1, 3, bias=False)
    return layer(approximate="tanh")(x), layer()(x), function(x, approximate="tanh"), made.weight.shape
a = block(torch.nn.GELU, torch.nn.functional.gelu, torch.nn.Conv2d, torch.linspace(-2, 2, 5))
# %% torch.nn.Module.eval torch.nn.Module.train torch.nn.Module.requires_grad_ (their results)
layer = torch.nn.Dropout(0.5).eval()
a = layer.training, layer.train().training, layer.train(False).training
b = [p.requires_grad for p in torch.nn.Linear(2, 2).requires_grad_(False).parameters()]
# %% torch.nn.functional.scaled_dot_product_attention (with masks and scales)
q, k, v = (torch.linspace(-1, end, 48).reshape(1, 2, 3, 8) for end in (1, 2, 3))
a = torch.nn.functional.scaled_dot_product_attention(q, k, v)
b = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
c = torch.nn.functional.scaled_dot_product_attention(q, k, v, torch.ones(3, 3).tril().bool(), scale=0.5)
# %% torch.nn.getattr (by a name that is put together)
from torch import nn
a = [getattr(nn, f"Conv{n}d")(1, 1, 1, bias=False).weight.shape for n in (1, 2)]
# %% torch.nn.Module.parameters torch.nn.Module.buffers (of what nothing tells)
def type_of(model, mask):
    return mask.to(dtype=next(model.parameters()).dtype), next(model.buffers()).shape[0]
typed, count = type_of(torch.nn.BatchNorm1d(3), torch.ones(2, dtype=torch.int64))
# %% torch.Tensor.rot90 (of what nothing tells)
def turn(image):
    return image.rot90(k=1, dims=(2, 3)), image.rot90(-1, dims=[0, 2]).transpose(1, 3)
a, b = turn(torch.arange(24.0).reshape(1, 2, 3, 4))
# %% torch.Tensor.sort (of what nothing tells)
def in_order(pairs):
    values, places = pairs["indices"].view(-1).sort()
    return values, places
values, places = in_order({"indices": torch.tensor([[3, 1], [2, 0]])})
# %% torch.Tensor.__mul__ torch.Tensor.to torch.Tensor.long (of what nothing tells)
import torch.nn.functional as F
def losses(scores, classes):
    kept = []
    for level in range(2):
        kept.append((classes > level).to(torch.int64))
    return [F.logsigmoid(scores) * k for k in kept], (F.logsigmoid(scores) - scores) * (1 - classes.long())
a, b = losses(torch.linspace(-1, 1, 4), torch.tensor([0, 1, 2, 3], dtype=torch.int32))
# %% torch.Tensor.has_element torch.Tensor.lacks_element
x = torch.tensor([[1, 2, 3], [4, 5, 6]])
a = 5 in x
b = 7 in x
c = 7 not in x
d = 5 not in x[:, 1]
e = x[1, 1] in x
f = [n for n in range(9) if n in x]
