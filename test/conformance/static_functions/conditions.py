"""Breaks after methods, arrays, decorators with parameters, conditional expressions."""
import functools
import paddle
import paddle.nn as nn


def converge(x, steps):
    for i in range(steps):
        new = x * 0.5
        delta = new - x
        if delta.abs().max().item() < 0.2:
            break
        x = new
    return x


def saturate(x, steps):
    for i in range(steps):
        x = x + 1
        if x.max() > 3:
            break
    return x


def done_all(tokens, eos):
    length = 0
    for step in range(5):
        length += 1
        finished = tokens == eos
        if finished.all():
            break
        tokens = tokens + 1
    return tokens


def is_close(x, y, n):
    k = 0
    while k < n:
        x = (x + y) / 2
        if paddle.allclose(x, y, atol=0.3):
            break
        k += 1
    return x


class Iterate(nn.Layer):
    def __init__(self):
        super().__init__()
        self.n = 5

    def forward(self, x):
        for _ in range(self.n):
            y = x.tanh()
            if y.isnan().any():
                break
            x = y
        return x


class Decoder(nn.Layer):
    def forward(self, x, max_len):
        out = x
        for t in range(max_len):
            nxt = out.cumsum()
            if nxt[-1].greater_than(paddle.to_tensor(5.0)):
                break
            out = nxt
        return out


def numpy_loop(x):
    total = 0.0
    for v in x.numpy():
        total += float(v)
    return total


def numpy_rows(x, w):
    acc = paddle.zeros([2])
    for i, row in enumerate(x.numpy()):
        acc = acc + w * float(row.sum())
    return acc


def numpy_list(x):
    return [v * 2 for v in x.numpy()]


def numpy_tolist(x):
    out = 0
    for v in x.numpy().tolist():
        out += v
    return out


def numpy_flat(x):
    s = 0
    for v in x.numpy().flatten():
        if v > 0:
            s += v
    return s


class NumpyIn(nn.Layer):
    def forward(self, x, lengths):
        parts = []
        for n in lengths.numpy():
            parts.append(x[: int(n)].sum())
        return paddle.stack(parts)


def numpy_mapping(x):
    values = x.numpy()
    return {int(v): i for i, v in enumerate(values)}


def scaled(factor, offset):
    def wrap(f):
        @functools.wraps(f)
        def inner(*args, **kwargs):
            return f(*args, **kwargs) * factor + offset
        return inner
    return wrap


def logged(f):
    @functools.wraps(f)
    def inner(*args, **kwargs):
        return f(*args, **kwargs)
    return inner


@scaled(2, 1)
def with_default(x, bias=1.0):
    return x + bias


@logged
@scaled(3, 0)
def stacked(x, *rest):
    for r in rest:
        x = x + r
    return x


@logged
def keyword_only(x, *, gain=2.0):
    return x * gain


@scaled(factor=2, offset=1)
@logged
def with_kwargs(x, **options):
    return x * options.get("k", 1)


@logged
def many_args(*xs):
    total = xs[0]
    for v in xs[1:]:
        total = total + v
    return total


@scaled(1, 1)
@scaled(2, 2)
def twice(x, y):
    return x + y


def pick_item(x, y):
    return x.sum().item() if x.sum() > 0 else y


def item_or_tensor(x, cond):
    s = x.mean().item() if (cond > 0).all() else x.mean()
    return x - s


def int_or_float(x):
    scale = 1 if x.sum() > 2 else 0.5
    return x * scale


def rank_pick(x):
    y = x.sum() if x.mean() > 0 else x.sum().reshape([1, 1])
    return y * 2


CASES = {
    "converge": ["T([1.0, 1.0]), 5"],
    "saturate": ["T([1.0, 1.0]), 5", "T([1.0, 1.0]), 1"],
    "done_all": ["I([1, 1]), 3", "I([1, 2]), 3"],
    "is_close": ["T([1.0]), T([3.0]), 6"],
    "Iterate.forward": {"make": "Iterate()", "runs": ["T([0.5])"]},
    "Decoder.forward": {"make": "Decoder()", "runs": ["T([0.5, 1.0]), 4"]},
    "numpy_loop": ["T([1.0, 2.0])"],
    "numpy_rows": ["T([[1.0, 2.0], [3.0, 4.0]]), T([1.0, 1.0])"],
    "numpy_list": ["T([1.0, 2.0])"],
    "numpy_tolist": ["T([1.0, 2.0])"],
    "numpy_flat": ["T([1.0, -2.0])"],
    "NumpyIn.forward": {"make": "NumpyIn()", "runs": ["T([0.5, 1.0]), I([1, 2])"]},
    "numpy_mapping": ["I([4, 5])"],
    "with_default": ["T([1.0])", "T([1.0]), 3.0", "T([1.0]), bias=3.0"],
    "stacked": ["T([1.0]), T([2.0])", "T([1.0])"],
    "keyword_only": ["T([1.0]), gain=5.0"],
    "with_kwargs": ["T([1.0]), k=3"],
    "many_args": ["T([1.0]), T([2.0])"],
    "twice": ["T([1.0]), T([2.0])"],
    "pick_item": ["T([1.0]), 2.0", "T([-1.0]), 2.0"],
    "item_or_tensor": ["T([1.0]), T([1.0])", "T([1.0]), T([-1.0])"],
    "int_or_float": ["T([1.0])", "T([3.0])"],
    "rank_pick": ["T([1.0])", "T([-1.0])"],
}
