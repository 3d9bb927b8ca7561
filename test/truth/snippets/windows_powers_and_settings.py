# %% torch.signal.windows.general_cosine torch.signal.windows.general_hamming torch.signal.windows.hamming
a = torch.signal.windows.general_cosine(7, a=[0.46, 0.23, 0.31])
b = torch.signal.windows.general_cosine(6, a=[0.5, 0.5], sym=False, dtype=torch.float64)
c = torch.signal.windows.general_hamming(7)
d = torch.signal.windows.general_hamming(8, alpha=0.6, sym=False)
e = torch.signal.windows.general_hamming(5, dtype=torch.float64)
f = torch.signal.windows.hamming(6, sym=False, dtype=torch.float64)
# %% torch.signal.windows.hann torch.signal.windows.blackman torch.signal.windows.bartlett torch.signal.windows.cosine torch.signal.windows.exponential torch.signal.windows.gaussian torch.signal.windows.kaiser torch.signal.windows.nuttall
a = torch.signal.windows.hann(6)
b = torch.signal.windows.blackman(7, sym=False)
c = torch.signal.windows.bartlett(6, dtype=torch.float64)
d = torch.signal.windows.cosine(6)
e = torch.signal.windows.exponential(6, tau=2.0)
f = torch.signal.windows.gaussian(6, std=2.0, sym=False)
g = torch.signal.windows.kaiser(6, beta=8.0)
h = torch.signal.windows.nuttall(6)
i = torch.signal.windows.exponential(6, center=0, sym=False, dtype=torch.float64)
# %% torch.float_power torch.Tensor.float_power torch.Tensor.float_power_
x = torch.tensor([1, 2, 3])
a = torch.float_power(x, 2)
b = torch.float_power(x, torch.tensor([2, -3, 4]))
c = torch.float_power(2, x)
d = x.float_power(2)
e = x.float_power(torch.tensor([0.5, 1.0, 2.0]))
y = torch.tensor([1.0, 2.0], dtype=torch.float64)
y.float_power_(3)
f = torch.float_power(torch.tensor([1.5]), 2)
# %% torch.logaddexp2 torch.logaddexp torch.Tensor.logaddexp2 torch.Tensor.logaddexp
x = torch.tensor([1, 2, 3])
a = torch.logaddexp2(x.float(), x.float())
b = x.float().logaddexp2(torch.tensor([5.0, 6.0, 200.0]))
c = torch.logaddexp(x.double(), x.double())
# %% torch.fmod torch.Tensor.fmod torch.remainder
x = torch.tensor([-5.5, 5.5], dtype=torch.float16)
a = torch.fmod(x, 2)
b = x.fmod(torch.tensor([2.0, 3.0], dtype=torch.float16))
c = torch.remainder(x, 2)
d = torch.fmod(torch.tensor([-5, 5]), 3)
# %% torch.nn.LayerNorm
a = torch.nn.LayerNorm(4, dtype=torch.float64)(torch.arange(8.0, dtype=torch.float64).reshape(2, 4))
b = torch.nn.LayerNorm([2, 2], elementwise_affine=False, dtype=torch.float32)(torch.arange(8.0).reshape(2, 2, 2))
c = torch.nn.LayerNorm(4, dtype=torch.float64).weight.dtype
# %% torch.nn.Hardswish torch.nn.ReLU6 torch.nn.functional.hardswish torch.nn.functional.relu6
x = torch.tensor([-4.0, -1.0, 0.5, 7.0])
a = torch.nn.Hardswish(inplace=True)(x.clone())
b = torch.nn.ReLU6(inplace=True)(x.clone())
c = torch.nn.functional.hardswish(x.clone(), inplace=True)
d = torch.nn.functional.relu6(x.clone(), inplace=True)
y = x.clone()
torch.nn.ReLU6(inplace=True)(y)
z = x.clone()
torch.nn.functional.hardswish(z, inplace=True)
w = x.clone()
torch.nn.functional.relu6(w, True)
# %% torch.linalg.inv torch.inverse
x = torch.tensor([[2.0, 1.0], [1.0, 3.0]])
out = torch.empty(2, 2)
a = torch.linalg.inv(x, out=out)
b = torch.empty(2, 2)
torch.inverse(x, out=b)
# %% torch.Tensor.orgqr torch.orgqr torch.linalg.householder_product
x = torch.tensor([[0.0, 1.1], [1.2, 0.3], [0.2, 0.3]])
tau = torch.tensor([1.2, 1.3])
a = x.orgqr(tau)
b = torch.orgqr(x, tau)
c = torch.linalg.householder_product(x, tau)
# %% torch.Tensor.bernoulli torch.bernoulli torch.Tensor.bernoulli_
p = torch.tensor([0.0, 1.0, 1.0])
a = torch.zeros(3).bernoulli(p=1.0)
b = torch.bernoulli(p)
c = torch.zeros(3).bernoulli_(p)
d = p.bernoulli()
e = torch.zeros(3).bernoulli_(p=p)
f = torch.bernoulli(torch.zeros(3), p=1.0)
# %% torch.Tensor.true_divide_ torch.Tensor.true_divide
x = torch.tensor([1.0, 3.0])
x.true_divide_(2)
y = torch.tensor([1.0, 3.0])
y.true_divide_(torch.tensor([2.0, 4.0]))
z = torch.tensor([1, 3]).true_divide(2)
# %% torch.Tensor.resize_
x = torch.arange(6)
x.resize_(2, 2)
y = torch.arange(6)
y.resize_([3, 2])
a = torch.arange(4).resize_(2, 2)
b = torch.arange(6).resize_((4,))
# %% torch.Tensor.type
x = torch.tensor([1.5, 2.0])
a = x.type("torch.DoubleTensor")
b = x.type("torch.IntTensor")
c = x.type(torch.int64)
d = x.type()
e = x.type(dtype=torch.float64)
f = x.type("torch.LongTensor").type()
g = x.type(torch.FloatTensor)
# %% torch.Tensor.backward
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = x * x
y.backward(gradient=torch.ones(2), retain_graph=True)
a = x.grad.clone()
y.backward(gradient=torch.ones(2), retain_graph=False, create_graph=False)
b = x.grad.clone()
# %% torch.special.xlog1py torch.special.xlogy torch.xlogy torch.Tensor.xlogy
x = torch.tensor([0.0, 1.0, 2.0])
a = torch.special.xlog1py(x, 2)
b = torch.special.xlog1py(2, x)
c = torch.special.xlog1py(x, x)
d = torch.special.xlogy(x, 3)
e = torch.xlogy(2, x + 1)
f = x.xlogy(2)
# %% torch.cpu.set_device torch.cpu.current_device torch.cpu.is_available torch.cpu.device_count
torch.cpu.set_device("cpu")
a = torch.cpu.is_available()
b = torch.cpu.device_count()
c = torch.cpu.current_device()
# %% torch.nn.Module.to torch.nn.Module.get_extra_state torch.nn.Module.set_extra_state
class Counting(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(2, 2)
        self.count = 3

    def get_extra_state(self):
        return {"count": self.count}

    def set_extra_state(self, state):
        self.count = state["count"]

model = Counting()
model.count = 7
state = model.state_dict()
other = Counting()
other.load_state_dict(state)
a = other.count
b = sorted(state)
model.to(torch.float64)
c = model.linear.weight.dtype
model.to("cpu")
d = model.to(device="cpu", dtype=torch.float32).linear.weight.dtype
model.to(torch.device("cpu"), torch.float64, non_blocking=True)
e = model.linear.bias.dtype
# %% torch.get_default_dtype torch.set_default_dtype
a = torch.get_default_dtype()
torch.set_default_dtype(torch.float64)
b = torch.get_default_dtype()
c = b == torch.float64
d = torch.ones(2).dtype
torch.set_default_dtype(torch.float32)
e = torch.get_default_dtype() is torch.float32
f = str(torch.get_default_dtype())
# %% torch.add torch.sub torch.Tensor.add torch.Tensor.sub torch.rsub
x = torch.tensor([1, 2, 3])
y = torch.tensor([0.5, 1.5, 2.5])
a = torch.add(x, y, alpha=2)
b = torch.add(y, x, alpha=2)
c = torch.sub(x, y, alpha=3)
d = x.add(y, alpha=2)
e = y.sub(x, alpha=2)
f = torch.add(x, 2, alpha=3)
g = torch.add(x, 2.5, alpha=2)
h = torch.add(x.to(torch.int32), x, alpha=2)
i = torch.add(y, 1, alpha=0.5)
# %% torch.backends.cudnn.benchmark torch.backends.cudnn.deterministic torch.set_float32_matmul_precision torch.get_float32_matmul_precision torch.is_deterministic torch.are_deterministic_algorithms_enabled
torch.backends.cudnn.benchmark = True
a = torch.backends.cudnn.benchmark
torch.set_float32_matmul_precision("high")
b = torch.get_float32_matmul_precision()
torch.use_deterministic_algorithms(True)
c = torch.are_deterministic_algorithms_enabled()
torch.use_deterministic_algorithms(False)
torch.backends.cudnn.allow_tf32 = False
d = torch.backends.cudnn.allow_tf32
torch.set_num_threads(2)
e = torch.get_num_threads()
torch.set_printoptions(precision=3)
torch.set_grad_enabled(False)
f = torch.is_grad_enabled()
torch.set_grad_enabled(True)
g = torch.is_grad_enabled()
torch.backends.cuda.matmul.allow_tf32 = True
h = torch.backends.cuda.matmul.allow_tf32
torch.autograd.set_detect_anomaly(True)
i = torch.is_anomaly_enabled()
torch.autograd.set_detect_anomaly(False)
torch.random.manual_seed(3)
j = torch.initial_seed()
torch.use_deterministic_algorithms(True, warn_only=True)
k = torch.is_deterministic_algorithms_warn_only_enabled()
# %% torchvision.ops.roi_align torchvision.ops.roi_pool
import torchvision
image = torch.arange(64.0).reshape(1, 1, 8, 8).repeat(2, 1, 1, 1)
boxes = [torch.tensor([[0.0, 0.0, 4.0, 4.0]]), torch.tensor([[1.0, 1.0, 6.0, 6.0], [2.0, 2.0, 5.0, 7.0]])]
a = torchvision.ops.roi_align(image, boxes, output_size=2)
b = torchvision.ops.roi_pool(image, boxes, output_size=(2, 2), spatial_scale=1.0)
c = torchvision.ops.roi_align(image, torch.tensor([[0, 0.0, 0.0, 4.0, 4.0], [1, 1.0, 1.0, 6.0, 6.0]]), 2, aligned=True)
d = torchvision.ops.roi_align(image, boxes, (2, 2), 0.5, 2, True)
# %% torch.get_float32_matmul_precision torch.set_float32_matmul_precision torch.are_deterministic_algorithms_enabled torch.is_deterministic_algorithms_warn_only_enabled
a = torch.get_float32_matmul_precision()
torch.set_float32_matmul_precision("highest")
b = torch.get_float32_matmul_precision()
c = torch.are_deterministic_algorithms_enabled()
d = torch.is_deterministic_algorithms_warn_only_enabled()
# %% torch.strided
a = torch.strided is torch.strided
b = torch.zeros(2, layout=torch.strided)
c = torch.arange(3, dtype=torch.int32, layout=torch.strided)
# %% torch.optim.lr_scheduler.LRScheduler.eps
w = torch.nn.Parameter(torch.ones(1))
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(torch.optim.SGD([w], lr=0.1), eps=1e-4)
a = scheduler.eps
# %% torch.cpu.is_available torch.cpu.device_count
a = torch.cpu.is_available()
b = torch.cpu.device_count()
