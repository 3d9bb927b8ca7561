# %% torch.nn.Module.add_module
net = torch.nn.Sequential()
net.add_module(name="first", module=torch.nn.ReLU())
names = [n for n, _ in net.named_children()]
# %% torch.nn.Module.register_module
net = torch.nn.Module()
net.register_module(name="first", module=torch.nn.Linear(2, 3))
names = [n for n, _ in net.named_parameters()]
# %% torch.nn.Module.apply
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.ReLU(), torch.nn.Linear(2, 1))
def start(layer):
    if isinstance(layer, torch.nn.Linear):
        torch.nn.init.constant_(layer.weight, 0.5)
        layer.bias.data.fill_(1.0)

same = net.apply(fn=start) is net
y = net(torch.ones(3, 2))
# %% torch.nn.Module.bfloat16
net = torch.nn.Linear(2, 2).bfloat16()
t = net.weight.dtype
# %% torch.nn.Module.double
net = torch.nn.Linear(2, 2).double()
t = net.weight.dtype
net.float()
u = net.weight.dtype
# %% torch.nn.Module.half
net = torch.nn.Linear(2, 2)
net.half()
t = net.weight.dtype
# %% torch.nn.Module.float
net = torch.nn.Sequential(torch.nn.Linear(2, 2)).double()
net = net.float()
t = net[0].weight.dtype
# %% torch.nn.Module.type
net = torch.nn.Linear(2, 2).type(dst_type=torch.float64)
t = net.weight.dtype
# %% torch.nn.Module.buffers
net = torch.nn.Sequential(torch.nn.BatchNorm1d(2))
net.register_buffer("own", torch.arange(3.0))
n = len([b for b in net.buffers(recurse=False)])
# %% torch.nn.Module.named_buffers
net = torch.nn.Module()
net.register_buffer("own", torch.arange(3.0))
names = [k for k, v in net.named_buffers(prefix="a", recurse=True, remove_duplicate=True)]
# %% torch.nn.Module.children
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Sequential(torch.nn.ReLU()))
n = len(list(net.children()))
# %% torch.nn.Module.named_children
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Sequential(torch.nn.ReLU()))
n = [k for k, _ in net.named_children()]
# %% torch.nn.Module.modules
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Sequential(torch.nn.ReLU()))
n = len(list(net.modules()))
first = isinstance(next(net.modules()), torch.nn.Sequential)
# %% torch.nn.Module.named_modules
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Sequential(torch.nn.ReLU()))
n = [k for k, _ in net.named_modules(memo=None, prefix="", remove_duplicate=True)]
# %% torch.nn.Module.named_modules
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Sequential(torch.nn.ReLU()))
n = [k for k, _ in net.named_modules(prefix="top")]
# %% torch.nn.Module.named_parameters
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Sequential(torch.nn.Linear(2, 3)))
n = [k for k, _ in net.named_parameters(prefix="top", recurse=True, remove_duplicate=True)]
# %% torch.nn.Module.parameters
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Sequential(torch.nn.Linear(2, 3)))
n = len(list(net.parameters(recurse=True)))
m = sum(p.numel() for p in net.parameters() if p.requires_grad)
# %% torch.nn.Module.cpu
net = torch.nn.Linear(2, 2).cpu()
d = net.weight.device.type
# %% torch.nn.Module.cuda
net = torch.nn.Linear(2, 2)
if torch.cuda.is_available():
    net = net.cuda()
d = net.weight.device.type
# %% torch.nn.Module.train
net = torch.nn.Sequential(torch.nn.Dropout(0.5))
net.train(mode=False)
t = net.training
y = net(torch.ones(4))
# %% torch.nn.Module.eval
net = torch.nn.Sequential(torch.nn.Dropout(0.5)).eval()
t = net[0].training
# %% torch.nn.Module.get_buffer
net = torch.nn.Sequential(torch.nn.BatchNorm1d(2))
net.register_buffer("own", torch.arange(3.0))
b = net.get_buffer(target="own")
# %% torch.nn.Module.get_parameter
net = torch.nn.Sequential(torch.nn.Linear(2, 2))
torch.nn.init.ones_(net[0].bias)
b = net.get_parameter(target="0.bias")
# %% torch.nn.Module.get_submodule
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.Sequential(torch.nn.Linear(2, 3)))
b = net.get_submodule(target="1.0").weight.shape
# %% torch.nn.Module.get_extra_state torch.nn.Module.set_extra_state
class Net(torch.nn.Module):
    def get_extra_state(self):
        return {"step": 3}

    def set_extra_state(self, state):
        self.step = state["step"]

net = Net()
e = net.get_extra_state()
net.set_extra_state({"step": 4})
s = net.step
# %% torch.nn.Module.load_state_dict torch.nn.Module.state_dict
a, b = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
torch.nn.init.constant_(a.weight, 0.25)
torch.nn.init.constant_(a.bias, 0.5)
b.load_state_dict(a.state_dict())
w, v = b.weight, b.bias
# %% torch.nn.Module.load_state_dict
a, b = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
torch.nn.init.constant_(a.weight, 0.25)
torch.nn.init.constant_(a.bias, 0.5)
b.load_state_dict(state_dict=a.state_dict(), strict=True, assign=False)
w, v = b.weight, b.bias
# %% torch.nn.Module.load_state_dict
a = torch.nn.Linear(2, 2)
result = a.load_state_dict({"weight": torch.zeros(2, 2)}, strict=False)
m, u = result.missing_keys, result.unexpected_keys
result = None
# %% torch.nn.Module.load_state_dict
a = torch.nn.Linear(2, 2)
missing, unexpected = a.load_state_dict({"weight": torch.zeros(2, 2), "other": torch.zeros(1)}, strict=False)
# %% torch.nn.Module.state_dict
net = torch.nn.Sequential(torch.nn.Linear(2, 2))
names = list(net.state_dict(prefix="a.", keep_vars=False))
shapes = [list(v.shape) for v in net.state_dict().values()]
# %% torch.nn.Module.register_buffer
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer(name="scale", tensor=torch.tensor([2.0]), persistent=False)

    def forward(self, x):
        return x * self.scale

net = Net()
y = net(torch.ones(2))
names = list(net.state_dict().keys())
# %% torch.nn.Module.register_parameter
net = torch.nn.Module()
net.register_parameter(name="scale", param=torch.nn.Parameter(torch.ones(2)))
net.register_parameter("none", None)
names = [n for n, _ in net.named_parameters()]
free = net.none is None
# %% torch.nn.Module.register_forward_hook
seen = []
net = torch.nn.Linear(2, 2, bias=False)
torch.nn.init.ones_(net.weight)
handle = net.register_forward_hook(lambda module, args, output: seen.append(output.sum().item()))
y = net(torch.ones(1, 2))
handle.remove()
z = net(torch.ones(1, 2))
handle = None
# %% torch.nn.Module.register_forward_hook
net = torch.nn.Linear(2, 2, bias=False)
torch.nn.init.ones_(net.weight)
_h = net.register_forward_hook(hook=lambda module, args, output: output * 2)
y = net(torch.ones(1, 2))
# %% torch.nn.Module.register_forward_pre_hook
net = torch.nn.Linear(2, 2, bias=False)
torch.nn.init.ones_(net.weight)
_h = net.register_forward_pre_hook(hook=lambda module, args: (args[0] * 3,))
y = net(torch.ones(1, 2))
# %% torch.nn.Module.register_full_backward_hook
seen = []
net = torch.nn.Linear(2, 2, bias=False)
torch.nn.init.ones_(net.weight)
_h = net.register_full_backward_hook(hook=lambda module, gi, go: seen.append(go[0].sum().item()))
net(torch.ones(1, 2)).sum().backward()
# %% torch.nn.Module.register_backward_hook
seen = []
net = torch.nn.Linear(2, 2, bias=False)
torch.nn.init.ones_(net.weight)
_h = net.register_backward_hook(lambda module, gi, go: seen.append(1))
net(torch.ones(1, 2)).sum().backward()
# %% torch.nn.Module.register_full_backward_pre_hook
seen = []
net = torch.nn.Linear(2, 2, bias=False)
torch.nn.init.ones_(net.weight)
_h = net.register_full_backward_pre_hook(hook=lambda module, go: seen.append(1))
net(torch.ones(1, 2)).sum().backward()
# %% torch.nn.Module.register_load_state_dict_post_hook
seen = []
net = torch.nn.Linear(2, 2, bias=False)
_h = net.register_load_state_dict_post_hook(lambda module, keys: seen.append(1))
net.load_state_dict(net.state_dict())
# %% torch.nn.Module.requires_grad_
net = torch.nn.Linear(2, 2).requires_grad_(requires_grad=False)
a = net.weight.requires_grad
net.requires_grad_()
b = net.weight.requires_grad
# %% torch.nn.Module.share_memory
net = torch.nn.Linear(2, 2).share_memory()
s = net.weight.shape
# %% torch.nn.Module.to_empty
net = torch.nn.Linear(2, 2).to_empty(device="cpu", recurse=True)
s = net.weight.shape
# %% torch.nn.Module.to
net = torch.nn.Linear(2, 2).to(device=torch.device("cpu"), dtype=torch.float64, non_blocking=True)
t = net.weight.dtype
# %% torch.nn.Module.to
net = torch.nn.Linear(2, 2).to("cpu", torch.float64)
t = net.weight.dtype
net.to(torch.float32)
u = net.weight.dtype
net.to(torch.zeros(1, dtype=torch.float64))
v = net.weight.dtype
# %% torch.nn.Module.zero_grad
net = torch.nn.Linear(2, 2)
net(torch.ones(1, 2)).sum().backward()
net.zero_grad(set_to_none=True)
g = net.weight.grad is None
# %% torch.nn.Module.zero_grad
net = torch.nn.Linear(2, 2)
net(torch.ones(1, 2)).sum().backward()
net.zero_grad(False)
g = net.weight.grad
# %% torch.nn.Module.extra_repr
class Net(torch.nn.Module):
    def extra_repr(self):
        return "size=3"

text = Net().extra_repr()
# %% torch.nn.Module.compile
net = torch.nn.Linear(2, 2)
torch.nn.init.ones_(net.weight)
torch.nn.init.ones_(net.bias)
y = net(torch.ones(1, 2))
# %% torch.nn.Sequential
from collections import OrderedDict
net = torch.nn.Sequential(OrderedDict([("a", torch.nn.Linear(2, 3)), ("b", torch.nn.ReLU())]))
names = [n for n, _ in net.named_children()]
n = len(net)
net.append(torch.nn.Linear(3, 1))
m = len(net)
s = [type(layer).__name__ for layer in net]
first = net[0].weight.shape
# %% torch.nn.Sequential
layers = [torch.nn.Linear(2, 3), torch.nn.ReLU()]
net = torch.nn.Sequential(*layers)
net.insert(0, torch.nn.Linear(2, 2))
net.extend([torch.nn.Linear(3, 3)])
del net[1]
n = len(net)
part = len(net[:2])
# %% torch.nn.Sequential.append
net = torch.nn.Sequential(torch.nn.ReLU())
net.append(module=torch.nn.Linear(2, 3))
n = len(net)
# %% torch.nn.ModuleList
net = torch.nn.ModuleList(modules=[torch.nn.Linear(2, 2), torch.nn.Linear(2, 3)])
net.append(torch.nn.ReLU())
net.extend([torch.nn.ReLU(), torch.nn.ReLU()])
net.insert(0, torch.nn.Linear(4, 2))
n = len(net)
s = [list(layer.weight.shape) for layer in net[:3]]
net[0] = torch.nn.Identity()
both = len(net + torch.nn.ModuleList([torch.nn.ReLU()]))
# %% torch.nn.ModuleDict
net = torch.nn.ModuleDict(modules={"a": torch.nn.Linear(2, 2), "b": torch.nn.ReLU()})
net["c"] = torch.nn.Linear(2, 3)
net.update({"d": torch.nn.Tanh()})
keys = list(net.keys())
has = "a" in net
net.pop("b")
items = [k for k, _ in net.items()]
n = len(net)
count = len(list(net.values()))
# %% torch.nn.ModuleDict
net = torch.nn.ModuleDict([["a", torch.nn.Linear(2, 2)], ["b", torch.nn.ReLU()]])
keys = list(net.keys())
net.clear()
n = len(net)
# %% torch.nn.ParameterList
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.params = torch.nn.ParameterList(values=[torch.nn.Parameter(torch.ones(2) * i) for i in range(3)])

    def forward(self, x):
        for p in self.params:
            x = x + p
        return x

net = Net()
y = net(torch.zeros(2))
n = len(net.params)
net.params.append(torch.nn.Parameter(torch.ones(2)))
m = len(list(net.parameters()))
names = [k for k, _ in net.named_parameters()]
# %% torch.nn.ParameterDict
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.params = torch.nn.ParameterDict(parameters={"a": torch.nn.Parameter(torch.ones(2)), "b": torch.nn.Parameter(torch.zeros(3))})

    def forward(self, x):
        return x + self.params["a"]

net = Net()
y = net(torch.zeros(2))
keys = list(net.params.keys())
n = len(net.params)
has = "a" in net.params
names = sorted(k for k, _ in net.named_parameters())
# %% torch.nn.Parameter
p = torch.nn.Parameter(data=torch.tensor([1.0, 2.0]), requires_grad=True)
q = torch.nn.Parameter(torch.tensor([1.0, 2.0]), requires_grad=False)
a = isinstance(p, torch.Tensor)
b = isinstance(p, torch.nn.Parameter)
# %% torch.nn.parameter.Parameter
p = torch.nn.parameter.Parameter(data=torch.tensor([1.0, 2.0]), requires_grad=False)
# %% torch.nn.SyncBatchNorm.convert_sync_batchnorm
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.BatchNorm1d(2))
net = torch.nn.SyncBatchNorm.convert_sync_batchnorm(module=net)
names = sorted(k for k, _ in net.named_parameters())
# %% torch.nn.modules.batchnorm._BatchNorm
net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.BatchNorm1d(2), torch.nn.BatchNorm2d(2))
n = sum(isinstance(m, torch.nn.modules.batchnorm._BatchNorm) for m in net.modules())
# %% torch.nn.modules.conv._ConvNd
net = torch.nn.Sequential(torch.nn.Conv2d(2, 2, 1), torch.nn.Conv1d(2, 2, 1), torch.nn.ReLU())
n = sum(isinstance(m, torch.nn.modules.conv._ConvNd) for m in net.modules())
# %% torch.nn.modules.utils._pair
a = torch.nn.modules.utils._pair(3)
b = torch.nn.modules.utils._pair((1, 2))
# %% torch.nn.DataParallel
net = torch.nn.DataParallel(module=torch.nn.Linear(2, 2))
s = net(torch.ones(1, 2)).shape
# %% torch.nn.attention.SDPBackend.MATH
from torch.nn.attention import SDPBackend, sdpa_kernel
q = torch.arange(8.0).reshape(1, 1, 4, 2) / 8
with sdpa_kernel(SDPBackend.MATH):
    y = torch.nn.functional.scaled_dot_product_attention(q, q, q)
# %% torch.nn.attention.sdpa_kernel
q = torch.arange(8.0).reshape(1, 1, 4, 2) / 8
with torch.nn.attention.sdpa_kernel(backends=[torch.nn.attention.SDPBackend.MATH, torch.nn.attention.SDPBackend.FLASH_ATTENTION]):
    y = torch.nn.functional.scaled_dot_product_attention(q, q, q)
# %% torch.nn.functional.feature_alpha_dropout
x = torch.tensor([[-2.5, -0.75, 0.0, 0.25], [0.5, 1.5, 3.0, 7.0]])
y = torch.nn.functional.feature_alpha_dropout(input=x, p=0.5, training=False, inplace=False)
# %% torch.nn.ZeroPad2d
zeros = torch.nn.ZeroPad2d((1, 2, 0, 1))
volume = torch.nn.Conv3d(1, 1, 1)
a = zeros(torch.ones(1, 1, 2, 2, 2))
b = zeros(torch.ones(2, 2))
c = torch.nn.ZeroPad2d(1)(torch.ones(1, 1, 2, 2))
# %% torch.nn.Conv2d
import numpy as np

torch.manual_seed(0)
size, step = np.array([3, 3]), np.int64(2)
conv = torch.nn.Conv2d(1, 2, tuple(size), stride=step, padding=tuple(size - step), dilation=step)
shape = list(conv(torch.ones(1, 1, 8, 8)).shape)
