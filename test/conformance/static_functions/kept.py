"""Values that only exist at run time, where Python needs them, and state that calls change."""
import paddle
import paddle.nn as nn
from paddle.static import InputSpec


class Counter(nn.Layer):
    def __init__(self):
        super().__init__()
        self.step = 0
        self.seen = []
        self.weights = iter([1.0, 2.0, 3.0])
        self.first = 1.0
        self.second = 2.0
        self.table = None
        self.register_buffer("mean", paddle.zeros([2]))

    def counts(self, x):
        self.step += 1
        return x * self.step

    def by_name(self, x):
        setattr(self, "step", self.step + 1)
        return x * self.step

    def collects(self, x):
        seen = self.seen
        seen.append(1)
        return x * len(seen)

    def takes(self, x):
        return x * next(self.weights)

    def swaps(self, x):
        self.first, self.second = self.second, self.first
        return x * self.first

    def fills(self, x):
        if self.table is None:
            self.table = paddle.ones([2])
        return x + self.table

    def averages(self, x):
        self.mean.set_value(self.mean * 0.5 + x * 0.5)
        return x - self.mean

    def starts_again(self, x):
        self.step = 0
        for _ in range(2):
            self.step += 1
        return x * self.step


def shows_percent(x):
    print("%.2f" % x.max())
    return x


def shows_text(x):
    print("%s" % x.max())
    return x


def shows_format(x):
    print("{:.2f}".format(x.max()))
    return x


def goes_back(x):
    total = x[0]
    for row in reversed(x):
        total = total + row
    return total


def collects_rows(x):
    return paddle.stack([x[i] for i in range(x.shape[0])])


def goes_over_rows(x):
    total = x[0]
    for i in range(x.shape[0]):
        total = total + x[i]
    return total


def unpacks(x):
    first, second = x
    return first + second


def at_most(x):
    return paddle.stack([x[i] for i in range(min(x.shape[0], 2))])


CASES = {
    "Counter.counts": {"make": "Counter()", "runs": ["T([1.0, 2.0])"], "calls": 3},
    "Counter.by_name": {"make": "Counter()", "runs": ["T([1.0, 2.0])"], "calls": 3},
    "Counter.collects": {"make": "Counter()", "runs": ["T([1.0, 2.0])"], "calls": 3},
    "Counter.takes": {"make": "Counter()", "runs": ["T([1.0, 2.0])"], "calls": 3},
    "Counter.swaps": {"make": "Counter()", "runs": ["T([1.0, 2.0])"], "calls": 3},
    "Counter.fills": {"make": "Counter()", "runs": ["T([1.0, 2.0])"], "calls": 3},
    "Counter.averages": {"make": "Counter()", "runs": ["T([1.0, 2.0])"], "calls": 3},
    "Counter.starts_again": {"make": "Counter()", "runs": ["T([1.0, 2.0])"], "calls": 3},
    "shows_percent": ["T([1.0, 2.0])"],
    "shows_text": ["T([1.0, 2.0])"],
    "shows_format": ["T([1.0, 2.0])"],
    "goes_back": {"runs": ["T([[1.0], [2.0]])"], "spec": "[InputSpec([2, 1])]"},
    "collects_rows": {"runs": ["T([[1.0], [2.0]])"], "spec": "[InputSpec([None, 1])]"},
    "goes_over_rows": {"runs": ["T([[1.0], [2.0]])"], "spec": "[InputSpec([None, 1])]"},
    "unpacks": {"runs": ["T([[1.0], [2.0]])"], "spec": "[InputSpec([None, 1])]"},
    "at_most": {"runs": ["T([[1.0], [2.0]])"], "spec": "[InputSpec([None, 1])]"},
}
