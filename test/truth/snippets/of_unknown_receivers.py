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
