# %% torch.add torch.sub torch.mul torch.div torch.Tensor.add torch.Tensor.sub torch.Tensor.mul torch.Tensor.div
x = torch.tensor([1.0, 2.0, -3.0])
y = torch.tensor([2.0, 4.0, 0.5])
a = torch.add(x, y)
b = torch.add(x, 1)
c = torch.add(x, y, alpha=2)
d = torch.sub(x, y, alpha=0.5)
e = torch.mul(x, 3)
f = torch.div(x, y)
g = torch.div(x, y, rounding_mode="floor")
h = x.add(y)
i = x.sub(1)
j = x.mul(y)
k = x.div(2)
l = torch.div(torch.tensor([7]), torch.tensor([2]))
m = torch.div(torch.tensor([7]), 2, rounding_mode="trunc")
n = x.add(y, alpha=3)
o = torch.subtract(x, y)
p = torch.multiply(x, y)
q = torch.divide(x, y)
r = torch.true_divide(x, y)
# %% torch.Tensor.add_ torch.Tensor.sub_ torch.Tensor.mul_ torch.Tensor.div_
x = torch.tensor([1.0, 2.0])
x.add_(1)
x.mul_(torch.tensor([2.0, 3.0]))
y = x.sub_(0.5)
z = x.div_(2)
w = torch.tensor([1.0, 2.0])
w.add_(x, alpha=0.1)
w.add_(torch.ones(2), alpha=-2)
w += 1
w *= 2
w -= x
w /= 4
# %% torch.Tensor.__add__ torch.Tensor.__sub__ torch.Tensor.__mul__ torch.Tensor.__truediv__ torch.Tensor.__pow__ torch.Tensor.__matmul__
x = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
a = x + 1
b = 1 - x
c = x * x
d = x / 2
e = 2 / x
f = x ** 2
g = 2 ** x
h = x @ x
i = -x
j = x // 2
k = x % 2
l = torch.tensor([5, -7]) // 2
m = torch.tensor([5, -7]) % 3
n = torch.tensor([5, 7]) / 2
o = torch.tensor([5, 7]) + 0.5
p = torch.tensor([True, False]) + 1
q = torch.tensor([1, 2]) * torch.tensor([0.5, 0.5])
r = x > 2
s = (x > 1) & (x < 4)
t = ~(x > 2)
u = (x > 3) | (x < 2)
v = abs(x - 2.5)
# %% torch.floor_divide torch.remainder torch.fmod torch.Tensor.floor_divide torch.Tensor.remainder
x = torch.tensor([5.0, -7.0, 3.5])
a = torch.floor_divide(x, 2)
b = torch.remainder(x, 3)
c = torch.fmod(x, 3)
d = x.remainder(torch.tensor([2.0, 2.0, 2.0]))
e = torch.fmod(torch.tensor([5, -7]), 3)
f = torch.remainder(torch.tensor([5, -7]), 3)
g = x.fmod(2)
# %% torch.pow torch.Tensor.pow torch.sqrt torch.exp torch.log torch.abs torch.sign
x = torch.tensor([1.0, 4.0, 9.0])
a = torch.pow(x, 2)
b = x.pow(0.5)
c = torch.pow(2, x)
d = torch.sqrt(x)
e = x.exp()
f = torch.log(x)
g = torch.abs(-x)
h = x.neg().sign()
i = x.rsqrt()
j = x.log2()
k = torch.pow(x, torch.tensor([1.0, 2.0, 0.5]))
l = x.square()
m = x.reciprocal()
n = x.log1p()
o = torch.float_power(x, 2)
p = torch.pow(torch.tensor([2, 3]), 2)
# %% torch.clamp torch.Tensor.clamp torch.Tensor.clamp_ torch.clip
x = torch.tensor([-2.0, 0.5, 3.0])
a = torch.clamp(x, -1, 1)
b = torch.clamp(x, min=0)
c = x.clamp(max=1)
d = x.clamp(min=-0.5, max=0.7)
y = torch.tensor([-2.0, 0.5, 3.0])
y.clamp_(0, 1)
e = torch.clip(x, 0, 2)
f = torch.clamp(x, min=torch.tensor([0.0, 1.0, 1.0]))
z = torch.tensor([-2.0, 0.5, 3.0])
z.clamp_(min=0)
g = torch.clamp(torch.tensor([1, 5, 9]), 2, 6)
h = x.clamp_min(0)
i = x.clamp_max(1.0)
# %% torch.Tensor.clamp_
z = torch.tensor([-2.0, 0.5, 3.0])
z.clamp_(torch.tensor([0.0, 1.0, 1.0]), torch.tensor([1.0, 2.0, 2.0]))
# %% torch.matmul torch.mm torch.bmm torch.mv torch.dot torch.outer torch.einsum torch.addmm torch.baddbmm torch.Tensor.matmul torch.Tensor.mm torch.Tensor.bmm
x = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
v = torch.tensor([1.0, -1.0])
a = torch.matmul(x, x)
b = torch.mm(x, x)
c = torch.bmm(x.unsqueeze(0), x.unsqueeze(0))
d = torch.mv(x, v)
e = torch.dot(v, v)
f = torch.outer(v, v)
g = torch.einsum("ij,jk->ik", x, x)
h = torch.addmm(x, x, x)
i = torch.addmm(x, x, x, beta=0.5, alpha=2)
j = x.matmul(v)
k = x.mm(x)
l = torch.einsum("i,j->ij", v, v)
m = torch.einsum("ij->ji", [x])
n = torch.baddbmm(x[None], x[None], x[None], beta=0.5)
o = torch.inner(v, v)
p = torch.ger(v, v)
q = x.bmm(x) if x.dim() == 3 else x
r = torch.chain_matmul(x, x, x)
s = torch.linalg.multi_dot([x, x, x])
t = torch.tensordot(x, x, dims=1)
u = torch.kron(x, x)
# %% torch.addcmul torch.addcdiv torch.Tensor.addcmul_ torch.Tensor.addcdiv_ torch.lerp torch.Tensor.lerp_
x = torch.tensor([1.0, 2.0])
y = torch.tensor([3.0, 4.0])
z = torch.tensor([0.5, 2.0])
a = torch.addcmul(x, y, z)
b = torch.addcmul(x, y, z, value=0.5)
c = torch.addcdiv(x, y, z, value=2)
d = torch.lerp(x, y, 0.3)
e = x.lerp(y, torch.tensor([0.1, 0.9]))
w = torch.tensor([1.0, 2.0])
w.addcmul_(y, z, value=0.1)
w.addcdiv_(y, z, value=-1)
w.lerp_(y, 0.5)
w.mul_(0.9).addcmul_(y, y, value=1 - 0.9)
f = x.addcmul(y, z, value=-1)
# %% torch.isnan torch.isinf torch.isfinite torch.nan_to_num torch.Tensor.isnan torch.Tensor.isinf
x = torch.tensor([1.0, float("nan"), float("inf")])
a = torch.isnan(x)
b = torch.isinf(x)
c = torch.isfinite(x)
d = torch.nan_to_num(x)
e = x.isnan().any()
f = torch.nan_to_num(x, nan=0.0, posinf=1.0)
g = x.nan_to_num(0.5)
# %% torch.logical_and torch.logical_or torch.logical_not torch.logical_xor torch.bitwise_and torch.bitwise_not
x = torch.tensor([True, False])
y = torch.tensor([True, True])
a = torch.logical_and(x, y)
b = x.logical_or(y)
c = torch.logical_not(x)
d = torch.bitwise_and(torch.tensor([6]), torch.tensor([3]))
e = torch.bitwise_not(torch.tensor([6]))
f = x.logical_xor(y)
g = x & y
h = x ^ y
i = torch.tensor([6]) << 1
j = torch.bitwise_left_shift(torch.tensor([6]), 2)
# %% torch.round torch.floor torch.ceil torch.trunc torch.frac
x = torch.tensor([1.234, -2.5, 3.5])
a = torch.round(x)
b = torch.floor(x)
c = torch.ceil(x)
d = torch.trunc(x)
e = torch.round(x, decimals=2)
f = x.round()
g = torch.frac(x)
h = x.floor().long()
i = torch.fix(x)
# %% torch.Tensor.to torch.Tensor.float torch.Tensor.long torch.Tensor.int torch.Tensor.type torch.Tensor.type_as torch.Tensor.half torch.Tensor.double torch.Tensor.bool
x = torch.tensor([0, 1, 2])
a = x.float()
b = x.to(torch.float32)
c = x.to(dtype=torch.float64)
d = x.to("cpu")
e = a.long()
f = a.int()
g = x.bool()
h = a.double()
i = x.type(torch.float32)
j = x.type_as(a)
k = a.half()
l = x.to(a)
m = x.to("cpu", torch.float32)
n = x.to(device="cpu", dtype=torch.int32)
o = a.dtype
p = x.to(torch.device("cpu"))
q = a.bfloat16()
r = x.byte()
s = a.short()
# %% torch.Tensor.type
x = torch.tensor([0, 1, 2])
a = x.type(torch.FloatTensor)
b = x.type("torch.DoubleTensor")
# %% torch.Tensor.item torch.Tensor.tolist torch.Tensor.numpy torch.Tensor.cpu torch.Tensor.data
x = torch.tensor([1.5, 2.5], requires_grad=True)
a = x[0].item()
b = x.tolist()
c = x.detach().numpy()
d = x.detach().cpu().numpy()
e = x.data
f = float(x[1])
g = int(torch.tensor(3))
h = bool(torch.tensor(True))
i = [float(v) for v in x]
j = torch.tensor([1, 2]).tolist()
k = x.data.numpy()
l = torch.tensor(4).item()
# %% torch.Tensor.fill_ torch.Tensor.zero_ torch.Tensor.copy_ torch.Tensor.uniform_ torch.Tensor.normal_ torch.Tensor.exponential_ torch.Tensor.bernoulli_ torch.Tensor.random_
x = torch.ones(3)
x.zero_()
y = torch.ones(3).fill_(2.5)
z = torch.zeros(3)
z.copy_(torch.tensor([1.0, 2.0, 3.0]))
a = torch.empty(50, 20).uniform_(-1, 1)
b = torch.empty(50, 20).normal_(mean=1, std=2)
c = torch.empty(50, 20).normal_()
d = torch.empty(50, 20).exponential_()
e = torch.empty(50, 20).bernoulli_(0.3)
f = torch.empty(50, 20).uniform_()
w = torch.zeros(2, 2)
w.copy_(5.0 * torch.ones(2))
# %% torch.Tensor.exp_ torch.Tensor.sqrt_ torch.Tensor.neg_ torch.Tensor.abs_ torch.Tensor.relu_ torch.Tensor.sigmoid_ torch.Tensor.tanh_ torch.Tensor.pow_
x = torch.tensor([1.0, 4.0])
x.sqrt_()
x.neg_()
x.abs_()
x.exp_()
y = torch.tensor([-1.0, 2.0])
y.relu_()
z = torch.tensor([-1.0, 2.0])
z.sigmoid_()
z.tanh_()
z.pow_(2)
w = z.floor_()
# %% torch.cross torch.trace torch.logit torch.sigmoid torch.softmax torch.log_softmax torch.relu torch.tanh
x = torch.tensor([[0.1, 0.2, 0.7], [0.5, 0.4, 0.1]])
a = torch.cross(x, x + 1, dim=1)
b = torch.trace(x)
c = torch.logit(x)
d = torch.sigmoid(x)
e = torch.softmax(x, dim=1)
f = torch.log_softmax(x, -1)
g = torch.relu(x - 0.3)
h = x.softmax(dim=-1)
i = x.log_softmax(1)
j = x.tanh()
k = x.sigmoid()
l = torch.softmax(x, 0, dtype=torch.float64)
m = x.softmax(1)
n = x.relu()
o = torch.softmax(input=x, dim=-1)
# %% torch.atan2 torch.hypot torch.erf torch.erfinv torch.lgamma torch.digamma torch.sinc torch.deg2rad torch.heaviside
x = torch.tensor([0.1, 0.2, 0.7])
y = torch.tensor([1.0, -2.0, 0.5])
a = torch.atan2(x, y)
b = torch.hypot(x, y)
c = torch.erf(x)
d = torch.erfinv(x)
e = torch.lgamma(x)
f = torch.digamma(x)
g = torch.sinc(x)
h = torch.deg2rad(y)
i = torch.heaviside(y, x)
j = torch.erfc(x)
k = torch.copysign(x, y)
l = torch.maximum(x, y)
m = torch.minimum(x, y)
n = torch.logaddexp(x, y)
o = torch.arctan2(x, y)
p = torch.special.expit(x)
q = torch.special.logit(x)
r = torch.xlogy(x, x)
# %% torch.sin torch.abs torch.add torch.mul torch.matmul torch.sum torch.max
x = torch.tensor([[0.1, 0.2], [0.3, 0.4]])
out = torch.zeros(2, 2)
torch.sin(x, out=out)
out2 = torch.zeros(2, 2)
r = torch.add(x, x, out=out2)
out3 = torch.zeros(2, 2)
torch.mul(x, x, out=out3)
out4 = torch.zeros(2, 2)
torch.matmul(x, x, out=out4)
# %% torch.cov torch.corrcoef torch.combinations torch.cartesian_prod torch.diff torch.trapz torch.gradient
x = torch.tensor([[0.0, 1.0, 2.0], [2.0, 1.5, 0.0]])
a = torch.cov(x)
b = torch.corrcoef(x)
c = torch.combinations(torch.tensor([1, 2, 3]))
d = torch.cartesian_prod(torch.tensor([1, 2]), torch.tensor([3, 4]))
e = torch.diff(x)
f = torch.trapz(torch.tensor([1.0, 2.0, 3.0]))
g = torch.diff(x, dim=0)
# %% torch.result_type torch.can_cast torch.promote_types torch.is_floating_point torch.Tensor.is_floating_point torch.is_complex torch.finfo torch.iinfo
a = torch.is_floating_point(torch.tensor([1.0]))
b = torch.tensor([1]).is_floating_point()
c = torch.finfo(torch.float32).eps
d = torch.finfo(torch.float32).max
e = torch.iinfo(torch.int64).max
f = torch.is_complex(torch.tensor([1.0]))
g = torch.finfo(torch.float16).min
h = torch.is_tensor(torch.zeros(1))
i = torch.is_tensor(3)
j = isinstance(torch.zeros(1), torch.Tensor)
# %% torch.promote_types torch.can_cast torch.result_type
a = torch.promote_types(torch.int32, torch.float32)
b = torch.can_cast(torch.double, torch.int)
c = torch.result_type(torch.tensor([1, 2]), 1.0)
# %% torch.float32 torch.float64 torch.int64 torch.bool torch.uint8 torch.float16 torch.bfloat16 torch.int32 torch.long torch.double
a = torch.float32
b = torch.int64
x = torch.zeros(2, dtype=torch.long)
c = x.dtype == torch.int64
d = x.dtype
e = torch.zeros(1, dtype=torch.double).dtype
f = {torch.float16: 1, torch.bfloat16: 2}[torch.float16]
g = torch.zeros(2).dtype in (torch.float32, torch.float64)
h = x.dtype.is_floating_point
# %% torch.sign
n = torch.tensor([-2.5, float("nan"), 2.7])
sign_of_nan = torch.sign(input=n)

# %% torch.Tensor.mul
x = torch.tensor([1.0, 2.0, -3.0])
a = x.mul(0.5)
b = x.sum().mul(2)

# %% torch.Tensor.div
x = torch.tensor([1.0, 2.0, -3.0])
a = x.div(6.0)
b = x.sum().div(2)
