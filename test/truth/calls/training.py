# %% torch.autograd.backward
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = x * x
torch.autograd.backward(tensors=[y], grad_tensors=[torch.tensor([1.0, 0.5])], retain_graph=True, create_graph=False, inputs=None)
g = x.grad
# %% torch.autograd.backward
x = torch.tensor([1.0, 2.0], requires_grad=True)
y, z = (x * x).sum(), x.sum()
torch.autograd.backward([y, z])
g = x.grad
# %% torch.autograd.backward
x = torch.tensor([1.0, 2.0], requires_grad=True)
torch.autograd.backward(x.sum())
g = x.grad
# %% torch.autograd.grad
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = (x ** 3).sum()
g = torch.autograd.grad(outputs=y, inputs=x, grad_outputs=None, retain_graph=True, create_graph=True, allow_unused=False)[0]
# %% torch.autograd.grad
x = torch.tensor([1.0, 2.0], requires_grad=True)
z = torch.tensor([1.0, 2.0], requires_grad=True)
g = torch.autograd.grad(outputs=[(x ** 3).sum()], inputs=[x, z], allow_unused=True)
# %% torch.autograd.grad
x = torch.tensor([1.0, 2.0], requires_grad=True)
g, = torch.autograd.grad(x * x, x, torch.tensor([1.0, 0.5]))
# %% torch.autograd.Variable
x = torch.autograd.Variable(data=torch.tensor([1.0, 2.0]), requires_grad=True)
(x * x).sum().backward()
g = x.grad
# %% torch.autograd.Variable
x = torch.autograd.Variable(torch.tensor([1.0, 2.0]))
a = isinstance(x, torch.autograd.Variable)
# %% torch.autograd.enable_grad
x = torch.tensor([1.0, 2.0], requires_grad=True)
with torch.no_grad():
    with torch.autograd.enable_grad():
        y = x * 2
# %% torch.autograd.no_grad
x = torch.tensor([1.0, 2.0], requires_grad=True)
with torch.autograd.no_grad():
    y = x * 2
# %% torch.autograd.set_grad_enabled
x = torch.tensor([1.0, 2.0], requires_grad=True)
with torch.autograd.set_grad_enabled(mode=False):
    y = x * 2
z = x * 3
# %% torch.autograd.grad_mode.set_grad_enabled
x = torch.tensor([1.0, 2.0], requires_grad=True)
with torch.autograd.grad_mode.set_grad_enabled(False):
    y = x * 2
# %% torch.autograd.inference_mode
with torch.autograd.inference_mode(mode=True):
    y = torch.ones(2) * 2
# %% torch.autograd.functional.jacobian
x = torch.tensor([1.0, 2.0])
j = torch.autograd.functional.jacobian(func=lambda v: v ** 2, inputs=x).detach()
# %% torch.autograd.functional.hessian
x = torch.tensor([1.0, 2.0])
h = torch.autograd.functional.hessian(func=lambda v: (v ** 3).sum(), inputs=x).detach()
# %% torch.autograd.functional.jvp
x = torch.tensor([1.0, 2.0])
y, j = torch.autograd.functional.jvp(func=lambda v: v ** 2, inputs=x, v=torch.tensor([1.0, 0.5]))
y, j = y.detach(), j.detach()
# %% torch.autograd.functional.vjp
x = torch.tensor([1.0, 2.0])
y, j = torch.autograd.functional.vjp(func=lambda v: v ** 2, inputs=x, v=torch.tensor([1.0, 0.5]))
y, j = y.detach(), j.detach()
# %% torch.autograd.Function.forward torch.autograd.Function.backward torch.autograd.function.FunctionCtx.save_for_backward torch.autograd.Function.saved_tensors
from torch.autograd import Function
class Cube(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x ** 3

    @staticmethod
    def backward(ctx, grad):
        x, = ctx.saved_tensors
        return grad * 3 * x * x

x = torch.tensor([1.0, 2.0], requires_grad=True)
y = Cube.apply(x)
y.sum().backward()
g = x.grad
# %% torch.autograd.function.FunctionCtx.mark_non_differentiable
class Sorted(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        y, i = x * 2, (x > 1)
        ctx.mark_non_differentiable(i)
        return y, i

    @staticmethod
    def backward(ctx, grad, unused):
        return grad * 2

x = torch.tensor([1.0, 2.0], requires_grad=True)
y, i = Sorted.apply(x)
y.sum().backward()
g = x.grad
# %% torch.autograd.function.FunctionCtx.set_materialize_grads
class Both(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.set_materialize_grads(value=False)
        return x * 2, x * 3

    @staticmethod
    def backward(ctx, a, b):
        return a * 2 if b is None else a * 2 + b * 3

x = torch.tensor([1.0, 2.0], requires_grad=True)
y, z = Both.apply(x)
y.sum().backward()
g = x.grad
# %% torch.autograd.function.FunctionCtx
def double(ctx: torch.autograd.function.FunctionCtx, x):
    return x * 2

y = double(None, torch.ones(2))
# %% torch.autograd.function.once_differentiable
from torch.autograd.function import once_differentiable
class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2

    @staticmethod
    @once_differentiable
    def backward(ctx, grad):
        return grad * 2

x = torch.tensor([1.0, 2.0], requires_grad=True)
Double.apply(x).sum().backward()
g = x.grad
# %% torch.autograd.graph.saved_tensors_hooks
x = torch.tensor([1.0, 2.0], requires_grad=True)
with torch.autograd.graph.saved_tensors_hooks(pack_hook=lambda v: v, unpack_hook=lambda v: v):
    y = (x * x).sum()
y.backward()
g = x.grad
# %% torch.autograd.set_detect_anomaly
torch.autograd.set_detect_anomaly(mode=False)
# %% torch.autograd.detect_anomaly
with torch.autograd.set_detect_anomaly(False):
    y = torch.ones(2)
# %% torch.autograd.profiler.record_function
with torch.autograd.profiler.record_function("part"):
    y = torch.ones(2) * 2
# %% torch.autograd.profiler.profile
with torch.autograd.profiler.profile(enabled=False) as _p:
    y = torch.ones(2) * 2
# %% torch.utils.dlpack.to_dlpack torch.utils.dlpack.from_dlpack
from torch.utils.dlpack import from_dlpack, to_dlpack
x = torch.arange(3.0)
y = from_dlpack(to_dlpack(x))
# %% torch.utils.checkpoint.checkpoint_sequential
layers = torch.nn.Sequential(torch.nn.ReLU(), torch.nn.Tanh())
x = torch.tensor([1.0, -2.0], requires_grad=True)
y = torch.utils.checkpoint.checkpoint_sequential(layers, 2, x, use_reentrant=False)
y.sum().backward()
g = x.grad
# %% torch.testing.assert_close
torch.testing.assert_close(actual=torch.tensor([1.0]), expected=torch.tensor([1.0 + 1e-7]), rtol=1e-4, atol=1e-5, equal_nan=False)
a = 1
# %% torch.testing.assert_close
raised = False
try:
    torch.testing.assert_close(torch.tensor([1.0]), torch.tensor([2.0]))
except AssertionError:
    raised = True
# %% torch.testing.assert_allclose
torch.testing.assert_allclose(torch.tensor([1.0]), torch.tensor([1.0 + 1e-7]), rtol=1e-4, atol=1e-5)
a = 1
# %% torch.testing.make_tensor
a = torch.testing.make_tensor((200, 3), dtype=torch.float32, device="cpu", low=-1.0, high=1.0)
# %% torch.autograd.function.FunctionCtx.save_for_forward
class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        ctx.save_for_forward(x)
        return x * 2

    @staticmethod
    def backward(ctx, grad):
        return grad * 2

x = torch.tensor([1.0, 2.0], requires_grad=True)
Double.apply(x).sum().backward()
g = x.grad
# %% torch.nn.functional._Reduction.get_enum
a = torch.nn.functional._Reduction.get_enum(reduction="mean")
# %% torch.utils.set_module
def here():
    return 1

torch.utils.set_module(obj=here, mod="elsewhere")
a = here.__module__
# %% torch.amp.custom_fwd torch.amp.custom_bwd
class Double(torch.autograd.Function):
    @staticmethod
    @torch.amp.custom_fwd(device_type="cuda")
    def forward(ctx, x):
        return x * 2

    @staticmethod
    @torch.amp.custom_bwd(device_type="cuda")
    def backward(ctx, grad):
        return grad * 2

x = torch.ones(2, requires_grad=True)
Double.apply(x).sum().backward()
g = x.grad
