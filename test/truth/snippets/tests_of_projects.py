import torch

x = torch.tensor([[0.5, -1.5, 2.0], [-0.25, 1.25, 0.75]], dtype=torch.float64, requires_grad=True)
weight = torch.tensor([[0.2, -0.4], [1.0, 0.3], [-0.7, 0.6]], dtype=torch.float64, requires_grad=True)


def outcome(check, *args, **kwargs):
    try:
        return check(*args, **kwargs)
    except (AssertionError, RuntimeError) as error:
        return type(error).__name__


class Doubled(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return 2 * x

    @staticmethod
    def backward(ctx, gradient):
        return 3 * gradient


# %% torch.autograd.gradcheck
result = torch.autograd.gradcheck(torch.matmul, (x, weight))
# %% torch.autograd.gradcheck
result = torch.autograd.gradcheck(lambda a: (torch.sin(a), (a * a).sum()), x, eps=1e-6, atol=1e-4)
# %% torch.autograd.gradcheck
from torch.autograd import gradcheck
result = gradcheck(lambda a, factor: torch.exp(a) * factor, [x, 3], fast_mode=True)
# %% torch.autograd.gradcheck
wrong = torch.autograd.gradcheck(Doubled.apply, (x,), raise_exception=False)
raised = isinstance(outcome(torch.autograd.gradcheck, Doubled.apply, (x,)), str)
# %% torch.autograd.gradgradcheck
result = torch.autograd.gradgradcheck(lambda a: (a ** 3).sum(dim=1), (x,))
# %% torch.autograd.gradgradcheck
from torch.autograd import gradcheck, gradgradcheck
result = [check(lambda a, b: torch.tanh(a @ b), (x, weight)) for check in (gradcheck, gradgradcheck)]
# %% torch.testing.assert_close
torch.testing.assert_close([x, {"a": 1.0}], [x.clone(), {"a": 1.0 + 1e-9}])
other = outcome(torch.testing.assert_close, (x, x), (x, x + 1))
fewer = outcome(torch.testing.assert_close, (x, x), (x,))
# %% torch.testing.assert_close
single = torch.ones(3)
types = outcome(torch.testing.assert_close, single, single.double())
torch.testing.assert_close(single, single.double(), check_dtype=False)
shapes = outcome(torch.testing.assert_close, single, torch.ones(1, 3))
numbers = outcome(torch.testing.assert_close, 1.0, 1.1), outcome(torch.testing.assert_close, 1, 1)
# %% torch.testing.assert_close
values = torch.complex(torch.ones(2), torch.zeros(2))
torch.testing.assert_close(values, values.clone(), msg="the same")
loose = outcome(torch.testing.assert_close, values, values + 1, rtol=0.0, atol=0.5, msg="not the same")
# %% torch.testing.assert_allclose
raised = outcome(torch.testing.assert_allclose, torch.ones(2), torch.zeros(2))
torch.testing.assert_allclose(torch.ones(2), torch.ones(2).double(), msg="close")
# %% torch.testing.make_tensor
made = torch.testing.make_tensor((3, 2), dtype=torch.float32, device="cpu", low=1, high=2, requires_grad=True)
facts = made.shape, made.dtype, made.requires_grad, bool(((made >= 1) & (made < 2)).all())
whole = torch.testing.make_tensor(4, 2, dtype=torch.int64, device="cpu")
more = tuple(whole.shape), whole.dtype, bool((whole.abs() < 11).all())
del made, whole
# %% torch.broadcast_shapes
a, b = torch.ones(2, 1, 3), torch.ones(4, 1)
result = torch.broadcast_shapes(a.shape, b.shape), torch.broadcast_shapes((2, 1), 3, (1,)), torch.broadcast_shapes()
same = torch.broadcast_shapes(*[each.shape for each in (a, b)]) == (a + b).shape
# %% torch.broadcast_shapes
raised = outcome(torch.broadcast_shapes, (2, 3), (4,))
shape = torch.ones(torch.broadcast_shapes((3, 1), (1, 2)) + (2,)).shape
# %% torch.binomial
drawn = torch.binomial(torch.full((200,), 10.0), torch.tensor([0.5]))
facts = drawn.dtype, tuple(drawn.shape), bool(((drawn >= 0) & (drawn <= 10)).all()), 3 < drawn.mean().item() < 7
del drawn
# %% torch.utils.benchmark.Timer
from torch.utils import benchmark
timer = benchmark.Timer(stmt="x + x", globals={"x": x}, num_threads=1)
result = timer.timeit(3).median > 0, timer.timeit(2).mean < 10
del timer
# %% torch.distributed.getattr
class Backends:
    answers = [getattr(torch.distributed, f"is_{name}_available")() for name in ("mpi", "gloo", "ucc")]


answers = Backends.answers
# %% torch.distributed.is_gloo_available
answers = [torch.distributed.is_mpi_available(), torch.distributed.is_gloo_available(), torch.distributed.is_ucc_available()]
# %% torch.distributed.elastic.multiprocessing.errors.record
from torch.distributed.elastic.multiprocessing.errors import record


@record
def trained(rate):
    return rate * 2


kept = torch.tensor([1.0, 2.0]) * 3
