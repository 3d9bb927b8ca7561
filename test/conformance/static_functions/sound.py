"""Sound functions, near to the hazards of `mixtures.py`."""
import functools
import paddle
import paddle.nn as nn
import paddle.nn.functional as F

SIZES = {"small": 1, "large": 4}


def s_range_check(step, warmup, total, x):
    if warmup <= step < total:
        return x * (step / total)
    return x


def s_min(width, height, x):
    return x * min(width, height)


def s_mode(x, reduction):
    if reduction not in ("mean", "sum"):
        return x
    return x.mean() if reduction == "mean" else x.sum()


def s_table(x, size):
    return x * SIZES[size]


def s_sorted_names(params, x):
    for name in sorted(params):
        x = x + params[name]
    return x


def s_all(flags, x):
    if all(flags):
        x = x * 2
    return x


def s_positive(x):
    return paddle.any(x > 0)


def s_two(x, y):
    if (x > y).all():
        return x - y
    return y - x


def s_elif(x):
    if x.sum() > 3:
        out = x * 2
    elif x.sum() > 0:
        out = x * 3
    else:
        out = -x
    return out


def s_grow(x):
    n = paddle.zeros([1])
    while x.sum() < 100:
        x = x * 2
        n = n + 1
    return n


def s_repeat(x, n):
    for _ in range(n):
        x = F.relu(x) + 1
    return x


def s_stop(x, n, at):
    for i in range(n):
        x = x + i
        if i == at:
            break
    return x


def s_optional(x, bias=None, scale=None):
    if bias is not None:
        x = x + bias
    if scale is not None:
        x = x * scale
    return x


def s_return_mode(x, training):
    if training:
        return x * 2
    return x


def s_ifexp(x):
    return x.sum() if x.mean() > 0 else x.max()


def s_ifexp_number(x):
    y = x.sum() if x.mean() > 0 else 1.0
    return y * 2


def s_scalars(x):
    if x.sum() > 0:
        s = x.mean()
    else:
        s = x.max()
    return x * s


def s_item(x):
    k = x.mean().item()
    return x * k


def s_stack(xs):
    out = []
    for x in xs:
        out.append(x * 2)
    return paddle.stack(out)


def s_dict(batch):
    if "mask" in batch:
        return batch["x"] * batch["mask"]
    return batch["x"]


def s_lookup(x, weights, i):
    return x * weights[i]


def s_shape(x):
    b = x.shape[0]
    if b > 1:
        return x[1:]
    return x


def s_len(xs):
    if 0 < len(xs) <= 2:
        return xs[0]
    return xs[-1]


def s_key(pairs, x):
    best = max(pairs, key=lambda p: p[1])
    return x * best[0]


def s_filter(sizes, x):
    for s in [k for k in sizes if k % 2]:
        x = x * s
    return x


def noted(fn):
    @functools.wraps(fn)
    def run(*args, **kwargs):
        return fn(*args, **kwargs)
    return run


@noted
@noted
def s_stacked(x, y):
    return x * y


class SNorm(nn.Layer):
    def __init__(self, eps=1e-5):
        super().__init__()
        self.eps = eps

    def forward(self, x):
        return x / (x * x).mean().sqrt().clip(self.eps)


class SHeads(nn.Layer):
    def __init__(self):
        super().__init__()
        self.heads = nn.LayerList([nn.Identity(), nn.ReLU()])
        self.active = [0, 1]

    def forward(self, x):
        total = x * 0
        for i, head in enumerate(self.heads):
            if i in self.active:
                total = total + head(x)
        return total


class SSwitch(nn.Layer):
    def __init__(self, kind="a"):
        super().__init__()
        self.kind = kind

    def forward(self, x, steps):
        for _ in range(steps):
            x = x * 2
        if self.kind == "a":
            return x
        return -x


class SLoop(nn.Layer):
    def forward(self, x):
        i = paddle.zeros([], dtype="int64")
        while i < 3:
            x = x + 1
            i = i + 1
        return x


class SCond(nn.Layer):
    def forward(self, x, y):
        if x.sum() > y.sum() and y.max() > 0:
            out = x
        else:
            out = y
        return out * 2


class SCache(nn.Layer):
    def forward(self, x, cache=None):
        if cache is None:
            cache = paddle.zeros_like(x)
        return x + cache, cache


def s_where(x):
    mask = x > 0
    return paddle.where(mask, x, -x)


def s_sum_list(xs):
    return sum(xs)


def s_zip(xs, ws):
    acc = 0
    for x, w in zip(xs, ws):
        acc = acc + x * w
    return acc


def s_bool_flag(x, causal=False, window=0):
    if causal and window > 0:
        return x[:window]
    return x


def s_tuple(x):
    if x.sum() > 0:
        a, b = x, x + 1
    else:
        a, b = x + 1, x
    return a - b


def s_numbers(x):
    if x.sum() > 0:
        return x, 1
    return x * 2, 2


def s_int(n, x):
    k = int(n)
    return x * [1, 2, 3][k]


def s_while_list(xs):
    total = 0
    i = 0
    while i < len(xs):
        total = total + xs[i]
        i += 1
    return total


CASES = {
    "s_range_check": ["1, 0, 4, T([1.0])"],
    "s_min": ["1, 2, T([1.0])"],
    "s_mode": ["T([1.0]), 'mean'", "T([1.0]), 'sum'", "T([1.0]), 'none'"],
    "s_table": ["T([1.0]), 'large'"],
    "s_sorted_names": ["{'a': 1, 'b': 2}, T([1.0])"],
    "s_all": ["[True, False], T([1.0])", "[True], T([1.0])"],
    "s_positive": ["T([1.0])"],
    "s_two": ["T([1.0]), T([2.0])", "T([3.0]), T([2.0])"],
    "s_elif": ["T([1.0])", "T([5.0])", "T([-1.0])"],
    "s_grow": ["T([1.0])"],
    "s_repeat": ["T([1.0]), 3"],
    "s_stop": ["T([1.0]), 5, 2"],
    "s_optional": ["T([1.0])", "T([1.0]), T([2.0])", "T([1.0]), None, T([2.0])"],
    "s_return_mode": ["T([1.0]), True", "T([1.0]), False"],
    "s_ifexp": ["T([1.0])", "T([-1.0])"],
    "s_ifexp_number": ["T([1.0])", "T([-1.0])"],
    "s_scalars": ["T([1.0])", "T([-1.0])"],
    "s_item": ["T([1.0])"],
    "s_stack": ["[T([1.0]), T([2.0])]"],
    "s_dict": ["{'x': T([1.0])}", "{'x': T([1.0]), 'mask': T([0.0])}"],
    "s_lookup": ["T([1.0]), [1.0, 2.0], 1"],
    "s_shape": ["T([1.0, 2.0])", "T([1.0])"],
    "s_len": ["[T([1.0])]", "[T([1.0]), T([1.0]), T([2.0])]"],
    "s_key": ["[(1, 2), (3, 4)], T([1.0])"],
    "s_filter": ["[1, 2, 3], T([1.0])"],
    "s_stacked": ["T([1.0]), T([2.0])"],
    "SNorm.forward": {"make": "SNorm()", "runs": ["T([1.0, 2.0])"]},
    "SHeads.forward": {"make": "SHeads()", "runs": ["T([1.0, 2.0])"]},
    "SSwitch.forward": {"make": "SSwitch()", "runs": ["T([1.0, 2.0]), 2"]},
    "SLoop.forward": {"make": "SLoop()", "runs": ["T([1.0, 2.0])"]},
    "SCond.forward": {"make": "SCond()", "runs": ["T([1.0, 2.0]), T([1.0, 1.0])", "T([1.0, 2.0]), T([5.0, 1.0])"]},
    "SCache.forward": {"make": "SCache()", "runs": ["T([1.0, 2.0])"]},
    "s_where": ["T([1.0, -2.0])"],
    "s_sum_list": ["[T([1.0]), T([2.0])]"],
    "s_zip": ["[T([1.0]), T([2.0])], [1, 2]"],
    "s_bool_flag": ["T([1.0, 2.0])", "T([1.0, 2.0]), True, 1"],
    "s_tuple": ["T([1.0, 2.0])", "T([-1.0, -2.0])"],
    "s_numbers": ["T([1.0, 2.0])", "T([-1.0, -2.0])"],
    "s_int": ["2, T([1.0, 2.0])"],
    "s_while_list": ["[T([1.0, 2.0])]"],
}
