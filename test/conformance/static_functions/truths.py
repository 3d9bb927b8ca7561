"""Truth tests that conversion does not see: chains, membership, orders, filters."""
import paddle
import paddle.nn as nn
import paddle.nn.functional as F


def between(x, low, high):
    if low < x.mean() < high:
        return x * 2
    return x


def clipped_max(x, floor):
    m = x.max()
    return max(m, floor) * x


def member(x, allowed):
    top = paddle.argmax(x)
    if top in allowed:
        return x + 1
    return x - 1


def any_positive(x):
    rows = [row.sum() > 0 for row in x]
    if any(rows):
        return x
    return -x


def all_close(a, b):
    gaps = [paddle.abs(p - q) < 0.5 for p, q in zip(a, b)]
    return a if all(gaps) else b


def sorted_scores(x, y, z):
    scores = sorted([x.sum(), y.sum(), z.sum()])
    return scores[0]


def keep_positive(xs):
    kept = [v for v in xs if v.sum() > 0]
    return paddle.stack(kept).sum()


class Gate(nn.Layer):
    def __init__(self):
        super().__init__()
        self.low = 0.1
        self.high = 0.9

    def forward(self, x):
        score = F.sigmoid(x.mean())
        if self.low < score < self.high:
            return x * score
        return x


class Bounded(nn.Layer):
    def forward(self, x, scale):
        peak = min(x.max(), scale)
        return x / peak


def threshold_filter(x, t):
    picked = [i for i in range(3) if x[i] > t]
    return x[0] * len(picked)


def norm_limit(grads, limit):
    total = sum([paddle.sum(g * g) for g in grads])
    return min(limit, paddle.sqrt(total))


def window(x, step):
    pos = paddle.sum(x)
    return x * 2 if 0 <= pos - step < 5 else x


def by_key(xs):
    best = max(xs, key=lambda v: v.sum())
    return best * 1.0


def counts(x):
    hits = sum(1 for v in x if v > 0)
    return x * hits


CASES = {
    "between": ["T([1.0, 2.0]), 0, 3", "T([5.0, 2.0]), 0, 3"],
    "clipped_max": ["T([1.0, 2.0]), 3.0", "T([5.0, 2.0]), 3.0"],
    "member": ["T([1.0, 2.0]), [0, 1]", "T([1.0, 2.0]), [0, 5]"],
    "any_positive": ["T([[1.0, 2.0], [-5.0, 0.0]])", "T([[-1.0, -2.0]])"],
    "all_close": ["T([1.0, 2.0]), T([1.1, 2.1])", "T([1.0, 2.0]), T([3.0, 1.0])"],
    "sorted_scores": ["T([1.0]), T([0.5]), T([3.0])"],
    "keep_positive": ["[T([1.0]), T([-1.0])]"],
    "Gate.forward": {"make": "Gate()", "runs": ["T([0.5, 0.6])", "T([50.0])"]},
    "Bounded.forward": {"make": "Bounded()", "runs": ["T([0.5, 0.6]), 0.3"]},
    "threshold_filter": ["T([0.5, 1.0, 2.0]), 0.7"],
    "norm_limit": ["[T([3.0]), T([4.0])], 2.0"],
    "window": ["T([1.0, 2.0]), 1", "T([10.0, 2.0]), 1"],
    "by_key": ["[T([1.0]), T([2.0])]"],
    "counts": ["T([1.0, -2.0])"],
}
