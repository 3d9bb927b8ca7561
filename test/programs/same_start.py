"""Runs a program under one framework with first weights and random numbers that do not depend on the framework.

    python same_start.py torch|paddle LOSSES SEED SCRIPT [ARGUMENT ...]

What a draw gives depends on its kind, its shape, and on how many of both there were before. Weights of layers are
filled when a layer is made. LOSSES gets one line for each value that `backward` is called on.
"""

import collections
import functools
import math
import os
import pathlib
import random
import runpy
import sys
import zlib

import numpy


class Stream:
    """Random numbers by kind, shape and place in the order of those of the same kind and shape."""

    def __init__(self, seed):
        self.seed, self.counts, self.depth = seed, collections.Counter(), 0

    def generator(self, kind, shape):
        shape = tuple(int(size) for size in shape)
        if self.depth and kind != "weight":  # inside a layer that initializes its weights itself
            return numpy.random.default_rng(0)
        self.counts[kind, shape] += 1
        return numpy.random.default_rng(
            zlib.crc32(repr((self.seed, kind, shape, self.counts[kind, shape])).encode())
        )

    def uniform(self, shape, low=0.0, high=1.0, kind="uniform"):
        return low + self.generator(kind, shape).random(shape) * (high - low)

    def normal(self, shape, kind="normal"):
        return self.generator(kind, shape).standard_normal(shape)

    def permutation(self, count):
        return self.generator("permutation", (count,)).permutation(count)

    def integers(self, shape, low, high):
        return (low + numpy.floor(self.uniform(shape) * (high - low))).astype("int64")

    def multinomial(self, weights, count, replacement):
        weights = weights.astype("float64")
        shares = weights / weights.sum(-1, keepdims=True)
        if replacement or count == 1:
            ends = shares.cumsum(-1)
            chosen = self.uniform(shares.shape[:-1] + (count,), kind="multinomial")
            found = (chosen[..., None] >= ends[..., None, :]).sum(-1)
            return numpy.minimum(found, shares.shape[-1] - 1)
        noise = -numpy.log(
            -numpy.log(self.uniform(shares.shape, kind="multinomial").clip(1e-12, 1 - 1e-12))
        )
        with numpy.errstate(divide="ignore"):
            return numpy.argsort(-(numpy.log(shares) + noise), -1)[..., :count]

    def weight(self, shape, is_embedding):
        if is_embedding:
            return self.normal(shape, "weight")
        bound = 1 / math.sqrt(math.prod(shape[1:])) if len(shape) > 1 else 0.05
        return self.uniform(shape, -bound, bound, "weight")


def filled_after(stream, layer, fill):
    """`layer` fills its own weights when it is made."""
    original = layer.__init__

    @functools.wraps(original)
    def init(self, *arguments, **named):
        stream.depth += 1
        try:
            original(self, *arguments, **named)
        finally:
            stream.depth -= 1
        fill(self)

    layer.__init__ = init


def without_workers(loader):
    original = loader.__init__

    @functools.wraps(original)
    def init(self, *arguments, **named):
        for name in ("num_workers", "persistent_workers", "prefetch_factor"):
            named.pop(name, None)
        original(self, *arguments, **named)

    loader.__init__ = init


def random_order(stream, sampler):
    def order(self):
        count = len(self.data_source)
        if self.replacement:
            return iter(stream.integers((self.num_samples,), 0, count).tolist())
        return iter(stream.permutation(count).tolist()[: self.num_samples])

    sampler.__iter__ = order


def sizes(arguments, named, name):
    """The shape of `rand(2, 3)`, `rand((2, 3))` and `rand(size=(2, 3))`."""
    given = named.pop(name, arguments)
    if isinstance(given, int):
        return (given,)
    if (
        len(given) == 1
        and not isinstance(given[0], int)
        and numpy.ndim(given[0]) > 0
        or hasattr(given[0] if given else None, "__len__")
    ):
        given = given[0]
    return tuple(int(size) for size in given)


def record_losses(tensor, path, mean):
    original = tensor.backward
    out = open(path, "w", encoding="utf-8", buffering=1)

    @functools.wraps(original)
    def backward(self, *arguments, **named):
        print(mean(self), file=out)
        return original(self, *arguments, **named)

    tensor.backward = backward


def prepare_torch(stream, losses):
    import torch
    from torch.nn import functional
    from torch.nn.modules import conv, rnn

    def tensor(values, dtype=None, device=None, requires_grad=False, **_):
        made = torch.as_tensor(numpy.asarray(values))
        made = made.to(
            dtype or (torch.get_default_dtype() if made.is_floating_point() else made.dtype)
        )
        return made.requires_grad_(requires_grad)

    def put(self, values):
        with torch.no_grad():
            return self.copy_(torch.as_tensor(numpy.asarray(values)))

    def fill(layer):
        is_embedding = isinstance(layer, (torch.nn.Embedding, torch.nn.EmbeddingBag))
        for parameter in layer._parameters.values():
            if parameter is not None:
                put(parameter.data, stream.weight(tuple(parameter.shape), is_embedding))
        if is_embedding and layer.padding_idx is not None:
            layer.weight.data[layer.padding_idx] = 0

    def like(draw):
        return lambda self, dtype=None, **named: tensor(
            draw(tuple(self.shape)), dtype or self.dtype, **named
        )

    def normal(mean, std=1.0, size=None, out=None, generator=None, **named):
        shape = size
        if size is None:
            shape = torch.broadcast_shapes(
                *[value.shape for value in (mean, std) if isinstance(value, torch.Tensor)]
            )
        return mean + std * tensor(stream.normal(tuple(shape)), **named)

    def randint(*arguments, **named):
        arguments = list(arguments)
        size = named.pop("size", None) or arguments.pop()
        high = named.pop("high", None) or arguments.pop()
        low = named.pop("low", None) or (arguments.pop() if arguments else 0)
        return tensor(stream.integers(tuple(size), low, high), **named)

    def dropout(x, p=0.5, training=True, inplace=False):
        if not training or p == 0:
            return x
        kept = torch.as_tensor(stream.uniform(tuple(x.shape), kind="dropout") >= p)
        return x * kept.to(x.dtype) / (1 - p) if p < 1 else x * 0

    def dropout2d(x, p=0.5, training=True, inplace=False):
        if not training or p == 0:
            return x
        shape = tuple(x.shape[:2]) + (1,) * (x.ndim - 2)
        return x * torch.as_tensor(stream.uniform(shape, kind="dropout") >= p).to(x.dtype) / (1 - p)

    def bernoulli(p, *_, **__):
        return tensor(stream.uniform(tuple(p.shape)) < p.detach().numpy(), p.dtype)

    def multinomial(p, num_samples, replacement=False, **_):
        return tensor(stream.multinomial(p.detach().numpy(), num_samples, replacement))

    torch.rand = lambda *size, generator=None, **named: tensor(
        stream.uniform(sizes(size, named, "size")), **named
    )
    torch.randn = lambda *size, generator=None, **named: tensor(
        stream.normal(sizes(size, named, "size")), **named
    )
    torch.rand_like, torch.randn_like = like(stream.uniform), like(stream.normal)
    torch.normal, torch.randint = normal, randint
    torch.randperm = lambda n, generator=None, **named: tensor(stream.permutation(n), **named)
    torch.bernoulli, torch.multinomial = bernoulli, multinomial
    torch.Tensor.bernoulli, torch.Tensor.multinomial = bernoulli, multinomial
    torch.Tensor.uniform_ = lambda self, a=0.0, b=1.0, generator=None, **named: put(
        self, stream.uniform(tuple(self.shape), named.get("from", a), named.get("to", b))
    )
    torch.Tensor.normal_ = lambda self, mean=0.0, std=1.0, generator=None: put(
        self, mean + std * stream.normal(tuple(self.shape))
    )
    torch.Tensor.exponential_ = lambda self, lambd=1.0, generator=None: put(
        self, -numpy.log1p(-stream.uniform(tuple(self.shape))) / lambd
    )
    torch.Tensor.bernoulli_ = lambda self, p=0.5, generator=None: put(
        self, stream.uniform(tuple(self.shape)) < p
    )
    functional.dropout, functional.dropout2d = dropout, dropout2d
    for layer in (
        torch.nn.Linear,
        torch.nn.Bilinear,
        conv._ConvNd,
        torch.nn.Embedding,
        torch.nn.EmbeddingBag,
        rnn.RNNBase,
        rnn.RNNCellBase,
    ):
        filled_after(stream, layer, fill)
    without_workers(torch.utils.data.DataLoader)
    random_order(stream, torch.utils.data.RandomSampler)
    record_losses(torch.Tensor, losses, lambda loss: float(loss.detach().double().mean()))
    try:
        from torchvision.datasets import cifar, utils
    except ImportError:
        return
    cifar.check_integrity = utils.check_integrity = lambda path, md5=None: os.path.exists(path)


def prepare_paddle(stream, losses):
    import paddle
    from paddle.nn import functional, initializer
    from paddle.nn.initializer import kaiming, normal as normals, uniform as uniforms, xavier
    from paddle.nn.layer import conv, rnn

    def tensor(values, dtype=None, requires_grad=False, **_):
        values = numpy.asarray(values)
        usual = paddle.get_default_dtype() if values.dtype.kind == "f" else None
        made = paddle.to_tensor(values, dtype=dtype or usual)
        made.stop_gradient = not requires_grad
        return made

    def shape_for(self):
        """Its shape as PyTorch has it: matrices of linear layers are the other way round."""
        shape = tuple(self.shape)
        return shape[::-1] if getattr(self, "is_of_linear", False) else shape

    def put(self, values):
        values = numpy.asarray(values)
        with paddle.no_grad():
            paddle.assign(
                paddle.to_tensor(
                    values.T if getattr(self, "is_of_linear", False) else values
                ).astype(self.dtype),
                self,
            )
        return self

    def fill(layer):
        is_embedding = isinstance(layer, paddle.nn.Embedding)
        for name, parameter in layer._parameters.items():
            if parameter is not None:
                parameter.is_of_linear = isinstance(layer, paddle.nn.Linear) and name == "weight"
                put(parameter, stream.weight(shape_for(parameter), is_embedding))
        if is_embedding and layer._padding_idx not in (None, -1):
            with paddle.no_grad():
                layer.weight[layer._padding_idx] = 0.0

    def like(draw):
        return lambda x, dtype=None, **named: tensor(
            draw(tuple(x.shape)), dtype or x.dtype, **named
        )

    def normal(mean=0.0, std=1.0, shape=None, **_):
        if shape is None:
            shape = paddle.broadcast_tensors([paddle.to_tensor(mean), paddle.to_tensor(std)])[
                0
            ].shape
        return mean + std * tensor(stream.normal(tuple(int(size) for size in shape)))

    def gaussian(shape, mean=0.0, std=1.0, seed=0, dtype=None, name=None):
        return tensor(mean + std * stream.normal(sizes((shape,), {}, "shape")), dtype)

    def uniform(shape, dtype=None, min=-1.0, max=1.0, seed=0, name=None, **_):
        return tensor(stream.uniform(sizes((shape,), {}, "shape"), min, max), dtype)

    def randint(low=0, high=None, shape=(1,), dtype="int64", **_):
        low, high = (0, low) if high is None else (low, high)
        return tensor(stream.integers(sizes((shape,), {}, "shape"), low, high), dtype or "int64")

    def dropout(x, p=0.5, axis=None, training=True, mode="upscale_in_train", name=None, **_):
        if not training or p == 0:
            return x
        kept = [axis] if isinstance(axis, int) else axis
        shape = [size if kept is None or place in kept else 1 for place, size in enumerate(x.shape)]
        mask = paddle.to_tensor(stream.uniform(tuple(shape), kind="dropout") >= p).astype(x.dtype)
        return x * mask / (1 - p) if p < 1 else x * 0

    def dropout2d(x, p=0.5, training=True, data_format="NCHW", name=None, **_):
        return dropout(x, p, [0, 1], training)

    def bernoulli(x, p=None, name=None, **_):
        return tensor(stream.uniform(tuple(x.shape)) < (x.numpy() if p is None else p), x.dtype)

    def multinomial(x, num_samples=1, replacement=False, name=None, **_):
        return tensor(stream.multinomial(x.numpy(), num_samples, replacement))

    def starts(draw):
        def start(self, parameter, block=None):
            put(parameter, draw(self, shape_for(parameter)))
            return parameter

        return start

    def fans(self, shape):
        rest = math.prod(shape[2:])
        return self._fan_in or shape[1] * rest, getattr(self, "_fan_out", None) or shape[0] * rest

    def scaled(deviation):
        def draw(self, shape):
            wanted = deviation(self, *fans(self, shape))
            if self._uniform:
                return stream.uniform(shape, -math.sqrt(3) * wanted, math.sqrt(3) * wanted)
            return wanted * stream.normal(shape)

        return starts(draw)

    def he(self, fan_in, _):
        slope = self._negative_slope or 0
        gain = (
            initializer.calculate_gain(self._nonlinearity, slope)
            if self._nonlinearity
            else math.sqrt(2)
        )
        return gain / math.sqrt(fan_in)

    def outside(stream, kind, call):
        original = kind.__call__
        kind.__call__ = lambda self, parameter, block=None: (original if stream.depth else call)(
            self, parameter, block
        )

    outside(
        stream,
        normals.NormalInitializer,
        starts(lambda self, shape: self._mean + self._std_dev * stream.normal(shape)),
    )
    outside(
        stream,
        uniforms.UniformInitializer,
        starts(lambda self, shape: stream.uniform(shape, self._low, self._high)),
    )
    outside(
        stream,
        xavier.XavierInitializer,
        scaled(
            lambda self, fan_in, fan_out: getattr(self, "_gain", 1.0)
            * math.sqrt(2 / (fan_in + fan_out))
        ),
    )
    outside(stream, kaiming.MSRAInitializer, scaled(he))

    def everywhere(name, function):
        for module in (paddle, paddle.tensor, paddle.tensor.random):
            if hasattr(module, name):
                setattr(module, name, function)

    def shaped(draw):
        return lambda *shape, **named: tensor(
            draw(
                sizes(
                    shape[:1] if len(shape) == 2 and isinstance(shape[1], str) else shape,
                    named,
                    "size" if "size" in named else "shape",
                )
            ),
            **named,
        )

    for name, function in {
        "rand": shaped(stream.uniform),
        "randn": shaped(stream.normal),
        "standard_normal": shaped(stream.normal),
        "rand_like": like(stream.uniform),
        "randn_like": like(stream.normal),
        "normal": normal,
        "gaussian": gaussian,
        "uniform": uniform,
        "randint": randint,
        "bernoulli": bernoulli,
        "multinomial": multinomial,
        "randperm": lambda n, dtype="int64", **_: tensor(stream.permutation(n), dtype or "int64"),
    }.items():
        everywhere(name, function)
    kind = paddle.Tensor
    kind.uniform_ = lambda self, min=-1.0, max=1.0, seed=0, name=None: put(
        self, stream.uniform(shape_for(self), min, max)
    )
    kind.normal_ = lambda self, mean=0.0, std=1.0, name=None: put(
        self, mean + std * stream.normal(shape_for(self))
    )
    kind.exponential_ = lambda self, lam=1.0, name=None: put(
        self, -numpy.log1p(-stream.uniform(shape_for(self))) / lam
    )
    kind.bernoulli_ = lambda self, p=0.5, name=None: put(self, stream.uniform(shape_for(self)) < p)
    kind.multinomial, kind.bernoulli = multinomial, bernoulli
    from paddle.nn.layer import common

    for module in (functional, functional.common):
        module.dropout, module.dropout2d = dropout, dropout2d
    for layer in (
        common.Linear,
        common.Bilinear,
        conv._ConvNd,
        common.Embedding,
        rnn.SimpleRNNCell,
        rnn.LSTMCell,
        rnn.GRUCell,
    ):
        filled_after(stream, layer, fill)
    without_workers(paddle.io.DataLoader)
    random_order(stream, paddle.io.RandomSampler)
    record_losses(kind, losses, lambda loss: float(loss.detach().astype("float64").mean()))
    download = paddle.utils.download.get_path_from_url

    def found(url, root, *rest, **named):
        path = os.path.join(root, os.path.basename(url))
        return path if os.path.exists(path) else download(url, root, *rest, **named)

    def archive(path, url, *_):
        """Paddle keeps archives in the home folder; here they are where PyTorch's programs look for them."""
        folders = [pathlib.Path.cwd(), pathlib.Path.cwd().parent]
        return path or next(
            str(each) for folder in folders for each in folder.rglob(os.path.basename(url))
        )

    paddle.utils.download.get_path_from_url = found
    paddle.vision.datasets.cifar._check_exists_and_download = archive


def main():
    framework, losses, seed, script, *arguments = sys.argv[1:]
    sys.argv = [script, *arguments]
    sys.path[0] = str(pathlib.Path(script).resolve().parent)
    random.seed(int(seed))
    numpy.random.seed(int(seed))
    {"torch": prepare_torch, "paddle": prepare_paddle}[framework](Stream(int(seed)), losses)
    runpy.run_path(script, run_name="__main__")


if __name__ == "__main__":
    main()
