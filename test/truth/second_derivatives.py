"""Which operators of Paddle have no second derivative, where PyTorch's counterpart has one.

    python test/truth/second_derivatives.py

Needs both frameworks. Prints the names that raise, and those whose values differ. What raises is the table of
engine/rewrite/source/second_derivatives.cpp, with the names that PyTorch has besides.
"""

import warnings

import numpy
import paddle
import torch

warnings.simplefilter("ignore")
POINTS = numpy.linspace(0.1, 0.9, 16).astype("float32").reshape(1, 4, 2, 2)
PLAIN = """abs acos acosh asin asinh atan atanh ceil cos cosh digamma erf erfinv exp expm1 floor frac i0 lgamma log log10
log1p log2 logit neg reciprocal round rsqrt sigmoid sin sinc sinh sqrt square tan tanh trunc sum mean prod amax amin max
min std var median""".split()
ACTIVATIONS = """relu relu6 elu celu selu gelu silu mish hardtanh hardswish leaky_relu softplus softsign tanhshrink
softshrink hardshrink logsigmoid""".split()
RENAMED = {"logsigmoid": "log_sigmoid"}
# Of the framework and its functions.
OTHERS = {
    "softmax": lambda t, f: lambda x: f.softmax(x, 1),
    "log_softmax": lambda t, f: lambda x: f.log_softmax(x, 1),
    "logsumexp": lambda t, f: lambda x: t.logsumexp(x, 1),
    "cumsum": lambda t, f: lambda x: t.cumsum(x, 1),
    "cumprod": lambda t, f: lambda x: t.cumprod(x, 1),
    "flatten": lambda t, f: lambda x: t.flatten(x, 1),
    "reshape": lambda t, f: lambda x: x.reshape([4, 4]),
    "norm": lambda t, f: lambda x: t.norm(x),
    "matmul": lambda t, f: lambda x: t.matmul(x, x),
    "einsum": lambda t, f: lambda x: t.einsum("abij,abjk->abik", x, x),
    "diagonal": lambda t, f: lambda x: t.diagonal(x, 0, 2, 3),
    "tril": lambda t, f: lambda x: t.tril(x),
    "triu": lambda t, f: lambda x: t.triu(x),
    "roll": lambda t, f: lambda x: t.roll(x, 1),
    "flip": lambda t, f: lambda x: t.flip(x, [1]),
    "pixel_shuffle": lambda t, f: lambda x: f.pixel_shuffle(x, 2),
    "interpolate": lambda t, f: lambda x: f.interpolate(x, scale_factor=2, mode="bilinear"),
    "group_norm": lambda t, f: lambda x: f.group_norm(x, 2),
    "layer_norm": lambda t, f: lambda x: f.layer_norm(x, [2]),
    "instance_norm": lambda t, f: lambda x: f.instance_norm(x),
    "avg_pool2d": lambda t, f: lambda x: f.avg_pool2d(x, 2),
    "max_pool2d": lambda t, f: lambda x: f.max_pool2d(x, 2),
    "max_pool1d": lambda t, f: lambda x: f.max_pool1d(x.reshape([1, 4, 4]), 2),
    "max_pool3d": lambda t, f: lambda x: f.max_pool3d(x.reshape([1, 1, 4, 2, 2]), 2),
    "pad": lambda t, f: lambda x: f.pad(x, [1, 1, 1, 1]),
    "where": lambda t, f: lambda x: t.where(x > 0.4, x * x, x),
    "clip": lambda t, f: lambda x: t.clip(x, 0.2, 0.7),
    "atan2": lambda t, f: lambda x: t.atan2(x, x * x),
    "lerp": lambda t, f: lambda x: t.lerp(x, x * x, 0.3),
    "mse_loss": lambda t, f: lambda x: f.mse_loss(x, x * x),
    "l1_loss": lambda t, f: lambda x: f.l1_loss(x, x * x * 0.5),
    "smooth_l1_loss": lambda t, f: lambda x: f.smooth_l1_loss(x, x * x * 0.5),
    "binary_cross_entropy": lambda t, f: lambda x: f.binary_cross_entropy(x, t.ones_like(x)),
    "binary_cross_entropy_with_logits": lambda t, f: lambda x: f.binary_cross_entropy_with_logits(
        x, t.ones_like(x)
    ),
    "cross_entropy": lambda t, f: lambda x: f.cross_entropy(x.reshape([4, 4]), t.arange(4)),
    "normalize": lambda t, f: lambda x: f.normalize(x),
    "cosine_similarity": lambda t, f: lambda x: f.cosine_similarity(x, x * x),
    "unfold": lambda t, f: lambda x: f.unfold(x, 2),
    "topk": lambda t, f: lambda x: t.topk(x, 2)[0],
    "trace": lambda t, f: lambda x: t.trace(x[0, 0]),
    "kron": lambda t, f: lambda x: t.kron(x[0, 0], x[0, 0]),
    "inv": lambda t, f: lambda x: t.linalg.inv(x[0] + t.eye(2)),
    "det": lambda t, f: lambda x: t.linalg.det(x[0] + t.eye(2)),
    "as_strided": lambda t, f: lambda x: x.as_strided((2, 2), (4, 1)),
}


def functions():
    """Name, PyTorch's function, Paddle's function."""
    for name in PLAIN:
        yield name, getattr(torch, name), getattr(paddle, name)
    for name in ACTIVATIONS:
        yield name, getattr(torch.nn.functional, name), getattr(
            paddle.nn.functional, RENAMED.get(name, name)
        )
    for name, of in OTHERS.items():
        yield name, of(torch, torch.nn.functional), of(paddle, paddle.nn.functional)


def by_torch(function):
    x = torch.tensor(POINTS, requires_grad=True)
    y = function(x * x)
    (first,) = torch.autograd.grad((y * y).sum(), x, create_graph=True)
    return torch.autograd.grad((first * first).sum(), x)[0].numpy()


def by_paddle(function):
    x = paddle.to_tensor(POINTS, stop_gradient=False)
    y = function(x * x)
    (first,) = paddle.grad((y * y).sum(), x, create_graph=True)
    return paddle.grad((first * first).sum(), x)[0].numpy()


def main():
    raising, differing = [], []
    for name, ours, theirs in functions():
        expected = by_torch(ours)
        try:
            seen = by_paddle(theirs)
        except (RuntimeError, ValueError):
            raising.append(name)
            continue
        if not numpy.allclose(expected, seen, 2e-3, 1e-3, equal_nan=True):
            differing.append(name)
    print("raise:", *raising)
    print("differ:", *differing)


if __name__ == "__main__":
    main()
