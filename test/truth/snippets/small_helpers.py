# %% torch._assert
from torch import _assert
x = torch.ones(2, 3)
torch._assert(x.shape[0] == 2, f"batch of {x.shape[0]}")
_assert(x.shape[1] == 3, "width")
y = x + 1
# %% torch._assert (may raise)
torch._assert(torch.ones(2).shape[0] == 3, "two is not three")
# %% torch.nn.modules.utils._pair torch.nn.modules.utils._single torch.nn.modules.utils._triple torch.nn.modules.utils._quadruple torch.nn.modules.utils._ntuple
from torch.nn.modules.utils import _ntuple, _pair, _quadruple, _single, _triple
a = _pair(3)
b = _pair((1, 2))
c = _single([4])
d = _triple(1)
e = _quadruple(5)
f = _ntuple(2)(7)
# %% torch.nn.init._calculate_fan_in_and_fan_out
from torch.nn.init import _calculate_fan_in_and_fan_out
a = _calculate_fan_in_and_fan_out(torch.nn.Linear(3, 7).weight)
b, _ = torch.nn.init._calculate_fan_in_and_fan_out(torch.nn.Conv2d(3, 4, 2).weight)
# %% torch.Tensor.sgn_ torch.Tensor.conj_physical_
x = torch.tensor([-2.0, 0.0, 3.0])
x.sgn_()
y = torch.tensor([1 + 2j])
y.conj_physical_()
# %% torch.Tensor.is_meta torch.Tensor.is_quantized
x = torch.ones(1)
a = x.is_meta
b = x.is_quantized
# %% torch.multiprocessing.cpu_count
a = torch.multiprocessing.cpu_count() > 0
# %% torch.nn.init.xavier_uniform torch.nn.init.constant torch.nn.init.kaiming_normal
w = torch.empty(2, 3)
torch.nn.init.constant(w, 0.5)
v = torch.empty(30, 40)
torch.nn.init.xavier_uniform(v)
# %% torch.gradient torch.can_cast torch.special.zeta torch.nn.utils.rnn.unpad_sequence
from torch import can_cast, gradient
from torch.nn.utils.rnn import pad_sequence, unpad_sequence
from torch.special import zeta
x = torch.tensor([1.0, 4.0, 9.0, 16.0])
slopes = gradient(x, spacing=0.5, edge_order=2)
bent = gradient(x, spacing=(torch.tensor([0.0, 1.0, 3.0, 4.0]),))
fits = can_cast(torch.int32, torch.float32), can_cast(torch.float32, torch.int32)
sums = zeta(torch.tensor([2.0, 3.0, 1.5]), 1.0)
rows = unpad_sequence(pad_sequence([x, x[:2]]), torch.tensor([4, 2]))
# %% torch.fx.wrap
@torch.fx.wrap
def double(x):
    return x * 2
triple = torch.fx.wrap(lambda x: x * 3)
torch.fx.wrap("len")
a = double(torch.ones(2))
b = triple(torch.ones(2))
# %% torch.backends.cudnn.benchmark torch.backends.mkldnn.enabled torch.backends.cuda.matmul.allow_tf32 torch.backends.cudnn.allow_tf32
before = torch.backends.cuda.matmul.allow_tf32
torch.backends.cudnn.benchmark = True
torch.backends.cudnn.allow_tf32 = False
torch.backends.cuda.matmul.allow_tf32 = before
torch.backends.mkldnn.enabled = True
x = torch.ones(2) if torch.backends.mkldnn.enabled or not torch.backends.cudnn.benchmark else torch.zeros(2)
y = torch.ones(2) * int(torch._C._are_functorch_transforms_active())
# %% torch.nn.modules.loss._Loss
from torch.nn.modules.loss import _Loss
class Distance(_Loss):
    def forward(self, x, y):
        loss = (x - y).abs()
        return loss.mean() if self.reduction == "mean" else loss.sum()
a = Distance()(torch.ones(3), torch.zeros(3))
b = Distance(reduction="sum")(torch.ones(3), torch.zeros(3))
c = Distance(size_average=False)(torch.ones(3), torch.zeros(3))
# %% torch.Tensor.operator[]
x = torch.arange(24.0).reshape(4, 3, 2)
i, j = torch.tensor([0, 2, 1]), torch.tensor([1, 0, 2])
mask = x[:, :, 0] > 5
a = x[None, i], x[:, None, j], x[None, :, j], x[None, i, j], x[0, None, j]
b = x[..., None, j % 2], x[None, mask], x[None, None, i], x[i, None, j], x[None, [0, 2]]
c = x[i, None], x[None, 1], x[None, 1:3], x[:, None]
rows = torch.zeros(4, 2)
rows.index_add_(0, i, x[None, i, j].reshape(-1, 2))
# %% torch.Tensor.operator& torch.Tensor.operator| torch.Tensor.operator^
x = torch.arange(6)
a, b, c = x & 1, x | 4, x ^ 3
d = (x.to(torch.uint8) + 1) ^ 1
# %% torch.nn.functional.pad
mask = torch.tensor([[True, False], [True, True]])
a = F.pad(mask, (1, 0), value=True)
b = F.pad(mask, (0, 2, 1, 0), value=False)
c = F.pad(mask.float(), (1, 1), value=True)
# %% torch.nn.Embedding
class Tokens(nn.Embedding):
    def __init__(self, count, size):
        super().__init__(count, size, padding_idx=0)
class Places(nn.Embedding):
    def twice(self, x):
        return 2 * self.forward(x)
tokens, places = Tokens(7, 3), Places(5, 2)
facts = tokens.embedding_dim, tokens.num_embeddings, tokens.padding_idx, places.embedding_dim, places.padding_idx
nn.init.constant_(tokens.weight, 0.5)
nn.init.constant_(places.weight, 0.25)
a = tokens(torch.tensor([0, 3])).detach()
b = places.twice(torch.tensor([[1, 4]])).detach()
# %% torch.jit.script
@torch.jit.script
def swish(x, inplace: bool = False):
    y = (x + 3.0).clamp(0.0, 6.0).div(6.0)
    return x.mul_(y) if inplace else x.mul(y)
a = swish(torch.linspace(-4, 4, 5))
del swish
# %% torch.Tensor.type
x = torch.linspace(0, 1, 3).double()
a = torch.ones(3).type(x.type()) + x
# %% torch.is_autocast_enabled torch.compiler.is_exporting
a = torch.is_autocast_enabled(), torch.is_autocast_enabled("cpu"), torch.compiler.is_exporting()
# %% torch.Tensor.max
class Largest(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, dim=1):
        values, places = x.max(dim=dim, keepdim=True)
        ctx.save_for_backward(places)
        ctx.shape = x.shape
        return values
    @staticmethod
    def backward(ctx, grad):
        places, = ctx.saved_tensors
        return torch.zeros(ctx.shape).scatter(1, places, grad), None
x = torch.tensor([[1.0, 3.0, 2.0], [5.0, 4.0, 0.0]], requires_grad=True)
y = Largest.apply(x)
# %% torch.Tensor.mul_ torch.Tensor.add_ torch.Tensor.sub_ torch.Tensor.div_
def shift(x, scale, offset):
    with torch.no_grad():
        return x.normal_(0, 0).add_(1).mul_(scale).add_(offset)
a = shift(torch.ones(3), 2.0, 0.5)
x = torch.arange(4.0)
b = x.clamp_(min=1).sub_(x.mean()).div_(x.max()), x
# %% torch.nn.functional.batch_norm
weight = torch.linspace(-1, 1, 12).reshape(1, 3, 4)
a = F.batch_norm(
    weight.reshape(1, 3, -1),
    None,  # running_mean
    None,  # running_var
    training=True,
    momentum=0.0,
)
# %% torch.nn.Conv2d.stride torch.nn.Conv2d.dilation torch.nn.Conv2d.padding
def widened(net, rate):
    for part in net.modules():
        if isinstance(part, nn.Conv2d):
            torch.nn.init.constant_(part.weight, 0.1)
            part.stride = (1, 1)
            part.dilation = (rate, rate)
            height, width = part.kernel_size
            part.padding = (height // 2 * rate, width // 2 * rate)
    return net
net = widened(nn.Sequential(nn.Conv2d(1, 2, 3, stride=2, bias=False), nn.ReLU(), nn.Conv2d(2, 1, 1, stride=2, bias=False)), 2)
y = net(torch.linspace(-1, 1, 49).reshape(1, 1, 7, 7)).detach()
stride = net[0].stride, net[2].dilation
# %% torch.utils._foreach_utils._group_tensors_by_device_and_dtype
from torch.utils._foreach_utils import _group_tensors_by_device_and_dtype

first = [torch.ones(1), torch.ones(2, dtype=torch.float64), torch.zeros(3)]
groups = _group_tensors_by_device_and_dtype([first, [None, torch.zeros(1), torch.ones(1)]], with_indices=True)
parts = [(indices, [[x if x is None else x.tolist() for x in column] for column in columns]) for columns, indices in groups.values()]
parts.sort()
counts = [len(indices) for _, indices in _group_tensors_by_device_and_dtype([first]).values()]
groups = None
