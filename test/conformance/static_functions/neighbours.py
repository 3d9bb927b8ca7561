"""Sound functions, near to the hazards."""
import functools
import paddle
import paddle.nn as nn
import paddle.nn.functional as F


def c_between(n, low, high, x):
    if low < n < high:
        return x * n
    return x


def c_max(a, b, x):
    return x * max(a, b)


def c_member(mode, x):
    if mode in ("sum", "mean"):
        return x.sum()
    return x


def c_any(flags, x):
    return x if any(flags) else -x


def c_sorted(xs, x):
    for v in sorted(xs):
        x = x + v
    return x


def c_filter(sizes, x):
    return x * sum([s for s in sizes if s > 1])


def c_shape(x, n):
    if 0 < len(x.shape) < n:
        return x.flatten()
    return x


def c_maximum(x, y):
    return paddle.maximum(x, y)


def c_two_returns(x):
    if x.sum() > 0:
        return x * 2
    return x * 3


def c_three_returns(x):
    if x.sum() > 10:
        return x + 1
    elif x.sum() > 5:
        return x + 2
    else:
        return x + 3


def c_while(x, limit):
    while x.sum() < limit:
        x = x * 2
    return x


def c_while_python(x, n):
    i = 0
    while i < n:
        x = x + i
        i += 1
    return x


def c_while_true_python(x, n):
    i = 0
    while True:
        i += 1
        if i > n:
            break
    return x * i


def c_return_python(x, n):
    if n > 2:
        return x * n
    if n > 1:
        return x
    return x - 1


def c_none(x, mask=None):
    if mask is not None:
        x = x * mask
    return x


def c_break_python(x, n):
    for i in range(10):
        if i == n:
            break
        x = x + 1
    return x


def c_zip(xs, ys):
    total = 0
    for a, b in zip(xs, ys):
        total = total + a * b
    return total


def c_enumerate(xs, x):
    for i, v in enumerate(xs):
        x = x + i * v
    return x


def c_ifexp(x, training):
    return F.dropout(x, 0.0) if training else x


def c_ifexp_tensor(x):
    return x * 2 if x.sum() > 0 else x * 3


def c_item_free(x):
    y = x.mean() if x.sum() > 0 else x.max()
    return y


def plainly(f):
    @functools.wraps(f)
    def inner(*args, **kwargs):
        return f(*args, **kwargs)
    return inner


@plainly
def c_decorated(x, y):
    return x + y


@paddle.no_grad()
def c_no_grad(x):
    return x * 2


class CMlp(nn.Layer):
    def __init__(self, depth=2):
        super().__init__()
        self.layers = nn.LayerList([nn.Identity() for _ in range(depth)])
        self.residual = True

    def forward(self, x):
        for layer in self.layers:
            y = layer(x)
            x = x + y if self.residual else y
        return x


class CMode(nn.Layer):
    def __init__(self, mode="sum"):
        super().__init__()
        self.mode = mode

    def forward(self, x):
        if self.mode == "sum":
            return x.sum()
        elif self.mode == "mean":
            return x.mean()
        raise ValueError(self.mode)


class CPick(nn.Layer):
    def __init__(self):
        super().__init__()
        self.wanted = [0, 2]

    def forward(self, x):
        outs = []
        for i in range(3):
            x = x + 1
            if i in self.wanted:
                outs.append(x)
        return outs


class CMask(nn.Layer):
    def forward(self, x, mask=None):
        scores = x * 2
        if mask is not None:
            scores = scores + mask
        return F.softmax(scores, axis=-1)


class CStages(nn.Layer):
    def forward(self, x, stage):
        if stage == 0:
            return x
        if stage == 1:
            return x * 2
        return x * 3


def c_where(x, t):
    return paddle.where(x > t, x, paddle.zeros_like(x))


def c_clip(x, low=0.0, high=1.0):
    low, high = min(low, high), max(low, high)
    return paddle.clip(x, low, high)


def c_norms(params):
    total = paddle.zeros([])
    for p in params:
        total = total + (p * p).sum()
    return total.sqrt()


def c_if_assign(x, y):
    if x.mean() > y.mean():
        z = x - y
    else:
        z = y - x
    return z * 2


def c_nested(x):
    if x.sum() > 0:
        if x.max() > 3:
            y = x * 2
        else:
            y = x * 3
    else:
        y = x
    return y


def c_logical(x, t):
    if x.mean() > 0 and x.max() < t:
        y = x * 2
    else:
        y = x
    return y


def c_not(x):
    if not x.sum() > 0:
        x = -x
    return x


def c_dims(x):
    if x.ndim == 1 and x.shape[0] > 1:
        return x.sum()
    return x


def c_list(x, n):
    outs = [x * i for i in range(n) if i % 2 == 0]
    return sum(outs)


def c_dict(batch):
    total = 0
    for key in ("a", "b"):
        if key in batch:
            total = total + batch[key]
    return total


def c_cumulative(x, n):
    acc = paddle.zeros_like(x)
    for i in range(n):
        acc = acc + x * (i + 1)
        if i > 1:
            acc = acc / 2
    return acc


def c_assert(x):
    assert x.ndim >= 1, "needs a dimension"
    return x + 1


CASES = {
    "c_between": ["1, 0, 2, T([1.0])"],
    "c_max": ["1, 2, T([1.0])"],
    "c_member": ["'sum', T([1.0])", "'x', T([1.0])"],
    "c_any": ["[True, False], T([1.0])"],
    "c_sorted": ["[2, 1], T([1.0])"],
    "c_filter": ["[2, 1], T([1.0])"],
    "c_shape": ["T([1.0]), 3"],
    "c_maximum": ["T([1.0]), T([3.0])"],
    "c_two_returns": ["T([1.0])", "T([-3.0])"],
    "c_three_returns": ["T([1.0])", "T([13.0])", "T([7.0])"],
    "c_while": ["T([1.0]), 10.0"],
    "c_while_python": ["T([1.0]), 3"],
    "c_while_true_python": ["T([1.0]), 3"],
    "c_return_python": ["T([1.0]), 3", "T([1.0]), 2", "T([1.0]), 1"],
    "c_none": ["T([1.0])", "T([1.0]), T([2.0])"],
    "c_break_python": ["T([1.0]), 3"],
    "c_zip": ["[T([1.0])], [T([2.0])]"],
    "c_enumerate": ["[1, 2], T([1.0])"],
    "c_ifexp": ["T([1.0]), True", "T([1.0]), False"],
    "c_ifexp_tensor": ["T([1.0])", "T([-1.0])"],
    "c_item_free": ["T([1.0])", "T([-1.0])"],
    "c_decorated": ["T([1.0]), T([2.0])"],
    "c_no_grad": ["T([1.0])"],
    "CMlp.forward": {"make": "CMlp()", "runs": ["T([1.0])"]},
    "CMode.forward": {"make": "CMode()", "runs": ["T([1.0])"]},
    "CPick.forward": {"make": "CPick()", "runs": ["T([1.0])"]},
    "CMask.forward": {"make": "CMask()", "runs": ["T([1.0])", "T([1.0]), T([2.0])"]},
    "CStages.forward": {"make": "CStages()", "runs": ["T([1.0]), 0", "T([1.0]), 2"]},
    "c_where": ["T([1.0]), 0.5"],
    "c_clip": ["T([3.0])"],
    "c_norms": ["[T([3.0]), T([4.0])]"],
    "c_if_assign": ["T([3.0]), T([4.0])"],
    "c_nested": ["T([3.0])", "T([-3.0])", "T([5.0])"],
    "c_logical": ["T([3.0]), 5.0", "T([3.0]), 1.0"],
    "c_not": ["T([3.0])", "T([-3.0])"],
    "c_dims": ["T([3.0, 4.0])", "T([3.0])"],
    "c_list": ["T([3.0, 4.0]), 4"],
    "c_dict": ["{'a': T([1.0]), 'b': T([2.0])}"],
    "c_cumulative": ["T([1.0]), 4"],
    "c_assert": ["T([1.0])"],
}
