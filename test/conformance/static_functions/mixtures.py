"""All kinds of hazards that hang on what a value is."""
import functools
import math
import paddle
import paddle.nn as nn
import paddle.nn.functional as F

SCALES = [1.0, 2.0, 4.0]


def in_band(signal, lo, hi):
    energy = paddle.mean(signal * signal)
    return signal if lo <= energy <= hi else signal * 0.5


def trim(rows, level):
    good = []
    for r in rows:
        good.append(r.mean() > level)
    if all(good):
        return rows
    return rows * 2


def bigger(a, b):
    return max(a.sum(), b.sum()) * a


def pick_scale(x):
    level = int(paddle.argmax(x))
    return x * SCALES[level]


def order(points):
    return sorted(points, key=lambda p: p.norm())[0]


def clamp(x, bound):
    peak = x.abs().max()
    return x / max(1.0, peak)


class Router(nn.Layer):
    def __init__(self):
        super().__init__()
        self.weights = [0.5, 1.5, 2.5]

    def forward(self, x):
        i = int(x.argmax())
        return x * self.weights[i]


class Span(nn.Layer):
    def forward(self, x, start, end):
        pos = x.sum()
        if start <= pos < end:
            return x + 1
        return x


def log_scale(x):
    return x * math.log(x.mean())


def known(x, seen):
    label = paddle.argmax(x)
    return x * 0 if label not in seen else x


def any_large(xs, t):
    return any(v.max() > t for v in xs)


def bounded_walk(x, steps):
    for _ in range(steps):
        x = x * 1.1
        if paddle.max(x) > 2:
            return x
    return -x


def root(x):
    y = x
    while True:
        y = (y + x / y) / 2
        if (y * y - x).abs().max() < 1e-2:
            return y


def halve(x, floor):
    while True:
        if x.sum() < floor:
            return x
        x = x / 2


def verdict(x):
    if x.mean() > 0.5:
        return x, "keep"
    return x, "drop"


def maybe(x, y):
    if x.sum() > y.sum():
        return x
    if y.sum() > 10:
        return y
    return None


def bare(x):
    if x.max() < 0:
        return
    return x * 2


def partial_nested(x, y):
    if x.sum() > 0:
        if y.sum() > 0:
            return x
        y = y + 1
    return y


class Early(nn.Layer):
    def __init__(self):
        super().__init__()
        self.blocks = nn.LayerList([nn.ReLU(), nn.Tanh()])

    def forward(self, x):
        for block in self.blocks:
            x = block(x)
            if x.sum() < 0.1:
                return x
        return x * 2


class Escalate(nn.Layer):
    def forward(self, x):
        if x.min() < 0:
            return x.abs()
        while x.sum() < 10:
            if x.max() > 4:
                return x
            x = x * 2
        return x


def loss_or_zero(x):
    if x.sum() > 0:
        return x
    return 0.0


def lists_differ(x):
    if x.mean() > 0:
        out = [x, x]
    else:
        out = [x]
    return out[0]


def relax(x, n):
    for i in range(n):
        y = x * 0.5
        change = (y - x).abs().sum()
        if change.item() < 0.3:
            break
        x = y
    return x


def until_equal(a, b, n):
    for _ in range(n):
        a = a + 1
        if a.equal_all(b):
            break
    return a


def spin(x, limit):
    k = 0
    while k < 6:
        k += 1
        x = x + k
        if x.norm() > limit:
            break
    return x


class Beam(nn.Layer):
    def forward(self, logits, eos):
        out = logits
        for _ in range(4):
            token = out.argmax()
            if token == eos:
                break
            out = out.roll(1)
        return out


class Power(nn.Layer):
    def __init__(self, iters=4):
        super().__init__()
        self.iters = iters

    def forward(self, m):
        v = paddle.ones([2])
        for _ in range(self.iters):
            w = m.matmul(v)
            if (w - v).abs().max() < 0.01:
                break
            v = w / w.norm()
        return v


def total(x):
    s = 0.0
    for v in x.numpy():
        s = s + v
    return s


def np_pairs(x, y):
    out = 0
    for a, b in zip(x.numpy(), y.numpy()):
        out = out + a * b
    return out


def np_filter(x):
    return [v for v in x.numpy() if v > 0]


def np_float(x):
    acc = []
    for v in x.detach().numpy():
        acc.append(float(v) * 2)
    return acc


def np_while(x):
    data = x.numpy()
    i = 0
    while data[i] > 0:
        i += 1
    return i


class Lengths(nn.Layer):
    def forward(self, x, sizes):
        out = []
        for n in sizes.numpy().tolist():
            out.append(x[:n].mean())
        return out


def repeat(times):
    def deco(fn):
        @functools.wraps(fn)
        def run(*args, **kwargs):
            out = fn(*args, **kwargs)
            for _ in range(times - 1):
                out = out + fn(*args, **kwargs)
            return out
        return run
    return deco


def shifted(by, scale=1):
    def deco(fn):
        def run(x, *rest, **options):
            return fn(x, *rest, **options) * scale + by
        return run
    return deco


def plain(fn):
    def run(*args, **kwargs):
        return fn(*args, **kwargs)
    return run


@shifted(1, 2)
def d_positional(x, y):
    return x + y


@plain
@shifted(1)
def d_star(x, *others):
    return x + sum(others)


@repeat(2)
@plain
def d_default(x, k=2):
    return x * k


@shifted(by=1, scale=3)
def d_keyword(x, *, k=1):
    return x * k


@plain
def d_kwargs(x, **kw):
    return x + kw.get("b", 0)


def ce_item(x):
    return x * (x.max().item() if x.sum() > 0 else 1)


def ce_rank(x):
    return x if x.sum() > 0 else x.mean()


def ce_number(x):
    return x if paddle.sum(x) > 0 else 0.0


def ce_none(x, y):
    z = y if x.sum() > 0 else None
    return x if z is None else z


def ce_item_other(x, w):
    k = w.sum().item() if x.mean() > 0 else w
    return x * k


class Mix(nn.Layer):
    def forward(self, a, b):
        g = a.mean().item() if (a > b).all() else b
        return a * g


CASES = {
    "in_band": ["T([1.0, 2.0]), 0, 3", "T([5.0, 2.0]), 0, 3"],
    "trim": ["T([[1.0, 2.0]]), 0.0", "T([[1.0, 2.0]]), 5.0"],
    "bigger": ["T([1.0]), T([2.0])"],
    "pick_scale": ["T([0.1, 0.9])"],
    "order": ["[T([3.0]), T([1.0])]"],
    "clamp": ["T([3.0]), 1.0"],
    "Router.forward": {"make": "Router()", "runs": ["T([0.1, 0.9])"]},
    "Span.forward": {"make": "Span()", "runs": ["T([0.1, 0.9]), 0, 3", "T([10.1, 0.9]), 0, 3"]},
    "log_scale": ["T([3.0])"],
    "known": ["T([3.0, 4.0]), [0, 1]", "T([3.0, 4.0]), [5]"],
    "any_large": ["[T([3.0])], 1.0"],
    "bounded_walk": ["T([1.0]), 3", "T([1.0]), 9"],
    "root": ["T([4.0])"],
    "halve": ["T([4.0]), 1.0"],
    "verdict": ["T([4.0])", "T([0.0])"],
    "maybe": ["T([4.0]), T([1.0])", "T([4.0]), T([11.0])", "T([4.0]), T([5.0])"],
    "bare": ["T([4.0])", "T([-4.0])"],
    "partial_nested": ["T([4.0]), T([1.0])", "T([4.0]), T([-1.0])", "T([-4.0]), T([-1.0])"],
    "Early.forward": {"make": "Early()", "runs": ["T([0.5])", "T([-0.5])"]},
    "Escalate.forward": {"make": "Escalate()", "runs": ["T([0.5])", "T([-0.5])", "T([4.5, 1.0])"]},
    "loss_or_zero": ["T([4.0])", "T([-4.0])"],
    "lists_differ": ["T([4.0])", "T([-4.0])"],
    "relax": ["T([1.0, 1.0]), 5"],
    "until_equal": ["I([1]), I([3]), 5"],
    "spin": ["T([1.0]), 5.0"],
    "Beam.forward": {"make": "Beam()", "runs": ["T([1.0, 2.0, 3.0]), 0", "T([1.0, 2.0, 3.0]), I(0)"]},
    "Power.forward": {"make": "Power()", "runs": ["T([[2.0, 0.0], [0.0, 1.0]])"]},
    "total": ["T([1.0, 2.0])"],
    "np_pairs": ["T([1.0, 2.0]), T([1.0, 2.0])"],
    "np_filter": ["T([1.0, -2.0])"],
    "np_float": ["T([1.0, -2.0])"],
    "np_while": ["T([1.0, -2.0])"],
    "Lengths.forward": {"make": "Lengths()", "runs": ["T([1.0, 2.0]), I([1, 2])"]},
    "d_positional": ["T([1.0]), T([2.0])"],
    "d_star": ["T([1.0]), T([2.0])"],
    "d_default": ["T([1.0])", "T([1.0]), 5", "T([1.0]), k=5"],
    "d_keyword": ["T([1.0]), k=5", "T([1.0])"],
    "d_kwargs": ["T([1.0]), b=5"],
    "ce_item": ["T([1.0, 3.0])", "T([-1.0])"],
    "ce_rank": ["T([1.0, 3.0])", "T([-1.0])"],
    "ce_number": ["T([1.0, 3.0])", "T([-1.0])"],
    "ce_none": ["T([1.0]), T([2.0])", "T([-1.0]), T([2.0])"],
    "ce_item_other": ["T([1.0]), T([2.0, 3.0])", "T([-1.0]), T([2.0, 3.0])"],
    "Mix.forward": {"make": "Mix()", "runs": ["T([1.0, 2.0]), T([0.0, 0.0])", "T([1.0, 2.0]), T([2.0, 3.0])"]},
}
