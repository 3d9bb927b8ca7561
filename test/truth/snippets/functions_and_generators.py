import torch


def leaf(*values):
    return torch.tensor(values, dtype=torch.float64, requires_grad=True)


def drawn(generator=None):
    parts = [
        torch.rand(2, 3, generator=generator), torch.randperm(5, generator=generator),
        torch.randint(0, 9, (2,), generator=generator), torch.randint(9, (2,), generator=generator),
        torch.multinomial(torch.ones(4), 2, generator=generator), torch.empty(3).normal_(generator=generator),
        torch.empty(2).uniform_(-1, 1, generator=generator), torch.randn(3, dtype=torch.float64, generator=generator),
        torch.bernoulli(torch.full((9,), 0.5), generator=generator), torch.normal(0.0, 1.0, (3,), generator=generator),
    ]
    return [part.tolist() for part in parts]


# %% torch.autograd.Function
class Scaled(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, by, shift, flag=True):
        ctx.save_for_backward(x, shift)
        ctx.by = by
        return x * by + shift

    @staticmethod
    def backward(ctx, grad):
        x, shift = ctx.saved_tensors
        return grad * ctx.by + 0 * x, None, grad if ctx.needs_input_grad[2] else None, None

x, y = leaf(1.0, 2.0), leaf(0.5, 0.5)
Scaled.apply(x, 3, torch.ones(2, dtype=torch.float64)).sum().backward()
first = x.grad.clone()
Scaled.apply(x, 2, y).sum().backward()
after = x.grad, y.grad
del Scaled
# %% torch.autograd.Function
class Powered(torch.autograd.Function):
    @staticmethod
    def forward(x, power):
        return x ** power

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, ctx.power = inputs
        ctx.save_for_backward(x)

    @staticmethod
    def backward(ctx, grad):
        x, = ctx.saved_tensors
        return grad * ctx.power * x ** (ctx.power - 1), None

x = leaf(2.0, 3.0)
slope, = torch.autograd.grad(Powered.apply(x, 3).sum(), x, create_graph=True)
bend, = torch.autograd.grad(slope.sum(), x)
x = x.detach()
del Powered
# %% torch.autograd.Function
class Reversed(torch.autograd.Function):
    @classmethod
    def forward(cls, ctx, x, strength):
        ctx.strength = strength
        return x

    @classmethod
    def backward(cls, ctx, grad):
        return -ctx.strength * grad, None

x = leaf(2.0, 3.0)
y = Reversed.apply(x, 2.0)
y.sum().backward()
grad, y = x.grad, y.detach()
del Reversed
# %% torch.autograd.Function
class Parts(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, names):
        ctx.mark_dirty(x)
        x.add_(1)
        return x, len(names), x.new_zeros(2)

    @staticmethod
    def backward(ctx, first, count, second):
        return 5 * first, None

x = leaf(2.0, 3.0)
kept, count, zeros = Parts.apply(x * 1, ["a", "b"])
kept.sum().backward()
grad, kept = x.grad, kept.detach()
del Parts
# %% torch.Generator torch.rand torch.randint torch.randperm
one, two = torch.Generator().manual_seed(3), torch.Generator(device="cpu").manual_seed(3)
result = drawn(one) == drawn(two), drawn(one) == drawn(two), drawn(one) == drawn(one), drawn() == drawn()
one = two = None
# %% torch.Generator torch.randn
torch.manual_seed(5)
a = torch.rand(2)
torch.manual_seed(5)
drawn(torch.Generator().manual_seed(1))
same = torch.equal(a, torch.rand(2))
a = None
# %% torch.jit.script torch.jit.trace
def shape_of(x, by: int = 1):
    return x.view(-1, x.shape[-1] // by).shape

scripted, traced = torch.jit.script(shape_of), torch.jit.trace(lambda x: x.view(-1), torch.ones(2, 2))
result = tuple(scripted(torch.ones(2, 4), 2)), traced(torch.ones(3, 2))
del shape_of, scripted, traced
# %% torch.fft.fftn torch.fft.irfft
def spectrum(x, norm=None):
    return torch.fft.fftn(x, dim=(0, 1), norm=norm).abs().sum(), torch.fft.irfft(x, n=5, norm="ortho" if norm else None)

grid = torch.arange(6.0).reshape(2, 3)
result = spectrum(grid), spectrum(grid, "ortho")
# %% torch.nn.Module.to
def like(net, x):
    return net.to(x)(x)

class Twice(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("two", torch.full((1,), 2.0))

    def forward(self, x):
        return x * self.two

result = like(Twice(), torch.ones(2, dtype=torch.float64))
# %% torch.get_num_threads torch.set_num_threads
before = torch.get_num_threads()
torch.set_num_threads(1)
result = torch.get_num_threads()
torch.set_num_threads(before)
before = None
# %% torch.jit.fork torch.jit.wait
def powered(x, by=2):
    return x ** by

futures = [torch.jit.fork(powered, torch.full((2,), i + 1.0), by=i) for i in range(3)]
result = torch.stack([torch.jit.wait(future) for future in futures])
futures = powered = None
# %% torch.testing.assert_close torch.autograd.gradcheck
def close(actual, expected, *, rtol=None, **options):
    torch.testing.assert_close(actual, expected, rtol=rtol, **options)
    return True

def checked(*args, **options):
    return torch.autograd.gradcheck(*args, **options)

result = close(torch.ones(2), torch.ones(2), check_device=False), checked(torch.sin, (leaf(1.0, 2.0),), fast_mode=True)
# %% torch.amp.custom_fwd torch.amp.custom_bwd
import functools
entered = functools.partial(torch.amp.custom_fwd, device_type="cpu")
left = functools.partial(torch.amp.custom_bwd, device_type="cpu")

class Kept(torch.autograd.Function):
    @staticmethod
    @entered
    def forward(ctx, x, by):
        ctx.by = by
        return x * by

    @staticmethod
    @left
    def backward(ctx, grad):
        return grad * ctx.by, None

x = leaf(2.0, 3.0)
Kept.apply(x, 4).sum().backward()
grad, x = x.grad, None
del entered, left, Kept
