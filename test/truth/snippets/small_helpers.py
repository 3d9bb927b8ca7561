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
