"""Several exits after tests of tensors."""
import paddle
import paddle.nn as nn


def staged(x, limit):
    if x.sum() > limit:
        y = x * 2
        if y.max() > 2 * limit:
            return y
    return x


def search(x, target):
    for i in range(4):
        x = x + 1
        if x.sum() > target:
            return x
    return x * 0


def grow(x, limit):
    while True:
        x = x * 1.5
        if x.norm() > limit:
            return x


def newton(x, tol):
    guess = x
    while True:
        nxt = 0.5 * (guess + x / guess)
        if paddle.abs(nxt - guess).max() < tol:
            return nxt
        guess = nxt


def optional(x):
    if x.mean() > 0:
        return x
    return None


def maybe_none(x, flag):
    if x.sum() > 1:
        if flag:
            return x * 3


def sampled(x, k):
    n = 0
    while True:
        x = x - 1
        n += 1
        if n >= k:
            return x
        if x.min() < 0:
            return -x


class Refine(nn.Layer):
    def __init__(self):
        super().__init__()
        self.steps = 3

    def forward(self, x):
        for _ in range(self.steps):
            x = x / 2
            if x.max() < 1:
                return x
        return x


class Halting(nn.Layer):
    def forward(self, x, threshold):
        total = paddle.zeros([1])
        while True:
            total = total + x.mean()
            if total > threshold:
                return total


class Tiers(nn.Layer):
    def forward(self, x):
        s = x.sum()
        if s > 10:
            return x, "high"
        if s > 5:
            return x, None
        return x, "low"


def guarded(x, y):
    with paddle.no_grad():
        if x.sum() > y.sum():
            return x
    return y


def nested_return(x, a):
    if x.sum() > 0:
        if a.sum() > 0:
            return x + a
        elif a.sum() < -5:
            return x - a
    return a


def shape_changes(x, n):
    if x.mean() > 0:
        return x
    return x, n


def type_changes(x):
    if x.sum() > 0:
        return x
    return 0.5


def first_row(m, level):
    for row in m:
        if row.sum() > level:
            return row
    return m[0]


def loop_in_while(x, n):
    i = 0
    while i < n:
        x = x + i
        if (x > 3).all():
            return x
        i += 1
    return x


CASES = {
    "staged": ["T([1.0, 2.0]), 1", "T([1.0, 2.0]), 5", "T([1.0, 1.0]), 1.9"],
    "search": ["T([1.0]), 3", "T([1.0]), 30"],
    "grow": ["T([1.0, 1.0]), 10.0"],
    "newton": ["T([2.0, 9.0]), 1e-3"],
    "optional": ["T([1.0])", "T([-1.0])"],
    "maybe_none": ["T([2.0]), True", "T([0.0]), True"],
    "sampled": ["T([5.0]), 3", "T([1.5]), 8"],
    "Refine.forward": {"make": "Refine()", "runs": ["T([5.0])", "T([50.0])"]},
    "Halting.forward": {"make": "Halting()", "runs": ["T([1.0]), 3.0", "T([1.0]), T([3.0])"]},
    "Tiers.forward": {"make": "Tiers()", "runs": ["T([11.0])", "T([7.0])", "T([1.0])"]},
    "guarded": ["T([11.0]), T([1.0])", "T([1.0]), T([11.0])"],
    "nested_return": ["T([11.0]), T([1.0])", "T([1.0]), T([-1.0])", "T([-1.0]), T([-1.0])"],
    "shape_changes": ["T([1.0]), 2", "T([-1.0]), 2"],
    "type_changes": ["T([1.0])", "T([-1.0])"],
    "first_row": ["T([[1.0], [3.0]]), 2.0", "T([[1.0], [3.0]]), 20.0"],
    "loop_in_while": ["T([1.0]), 3", "T([1.0]), 6"],
}
