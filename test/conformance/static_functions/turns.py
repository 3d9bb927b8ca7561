"""What turns out otherwise: values that loops make tensors, blocks that are left early, arguments by keyword."""
import paddle
from paddle import nn


class Cells(nn.Layer):
    def __init__(self, size=2):
        super().__init__()
        paddle.seed(6)
        self.size = size
        self.cell = nn.GRUCell(size, size)

    def until_quiet(self, x, most=5):
        state = paddle.zeros([x.shape[0], self.size])
        quiet = False
        t = 0
        while not quiet and t < most:
            out, state = self.cell(x, state)
            quiet = bool((out.abs() < 1e-3).all())
            t += 1
        return state

    def from_nothing(self, x):
        state = None
        done = paddle.zeros([1])
        while done < 3:
            out, state = self.cell(x, state)
            done = done + 1
        return out

    def from_zeros(self, x):
        state = paddle.zeros([x.shape[0], self.size])
        done = paddle.zeros([1])
        while done < 3:
            out, state = self.cell(x, state)
            done = done + 1
        return state


def last_of_rounds(x):
    best = None
    rounds = paddle.zeros([1])
    while rounds < 3:
        best = x * rounds
        rounds = rounds + 1
    return best


def sum_of_rounds(x):
    part = None
    rounds = paddle.zeros([1])
    while rounds < 3:
        part = x * rounds
        x = x + part
        rounds = rounds + 1
    return x


def swapped(x: paddle.Tensor, n: int):
    y = n - 1
    count = 0
    while count < 3 and y <= 4:
        count += 1
        x, y = y, x
    return x, y


def set_before(x: paddle.Tensor, n: int):
    y = n - 1
    y = x + y
    count = 0
    while y.sum() < 4:
        count += 1
        y = y + 1
    return y, count


def stopped_behind_continue(x, n: int):
    count = 0
    y = x
    while count < n:
        count += 1
        if x.sum() > 100:
            continue
        if count == 2:
            break
        y = y + 1
    return y


def stopped_deep(x, n: int):
    count = 0
    y = x
    while count < n:
        count += 1
        if x.sum() > 0:
            if count == 2:
                break
        y = y + 1
    return y


def counted_under_test(x, n: int):
    depth = n
    seen = []
    for _ in range(2):
        if depth == 5:
            seen.append(1)
        else:
            seen.append(2)
        while x.sum() < 3:
            depth = depth + 1
            x = x + 1
    return seen


def kind_under_test(x):
    kind = 1
    if x.sum() > 3:
        kind = 2
    y = kind * 2
    if kind > 1:
        y = 3
    return y


def accumulated(batches, every):
    pending, done = 0.0, []
    for i, batch in enumerate(batches, start=1):
        pending += batch
        if i % every != 0 and i != len(batches):
            continue
        done.append(pending)
        pending = 0.0
    return done


def numbered_by_keyword(xs):
    made = []
    for i, x in enumerate(xs, start=1):
        if x > 2:
            break
        made.append(i * x)
    return made


def numbered_by_place(xs):
    return [i * x for i, x in enumerate(xs, 1)]


def strictly_paired(xs, ys):
    return [x * y for x, y in zip(xs, ys, strict=True)]


def left_in_finally(xs, stop):
    seen = []
    for x in xs:
        try:
            seen.append(x)
        finally:
            if x == stop:
                break
            seen.append(-x)
    return seen


def continued_in_finally(xs, stop):
    seen = []
    for x in xs:
        try:
            seen.append(10 // x)
        finally:
            if x == stop:
                continue
        seen.append(-x)
    return seen


def returned_in_finally(x):
    try:
        y = 10 // x
    finally:
        if x == 0:
            return 5
    return y


def loop_in_finally(x):
    y = 0
    try:
        y = 10 // x
    finally:
        while True:
            y += 1
            if y > 3:
                break
    return y


def other_item_stored(table):
    seen = []
    for name, value in table.items():
        table['b'] = 9
        seen.append(value)
    return seen


def own_item_stored(table):
    for name, value in table.items():
        table[name] = value * 2
    return table


def value_added(table):
    seen = []
    for value in table.values():
        table['b'] += value
        seen.append(value)
    return seen, table


def passed_on(x):
    y = x
    if x.sum() > 3:
        y = x * 2
    z = y - 1
    return z, x


def passed_on_copied(x):
    y = x.clone()
    if x.sum() > 3:
        y = x * 2
    z = y - 1
    return z, x


def passed_on_in_branch(x):
    if x.sum() > 3:
        y = x * 2
    else:
        y = x
    z = paddle.exp(y)
    return z, x


def passed_on_by_loop(x):
    y = x
    rounds = paddle.zeros([1])
    while rounds < 0:
        y = y + 1
        rounds = rounds + 1
    z = y - 1
    return z, x


def passed_on_and_returned(x):
    y = x
    if x.sum() > 3:
        y = x * 2
    return y, x


def passed_on_and_reduced(x):
    y = x
    if x.sum() > 3:
        y = x * 2
    return y.sum(), x


CASES = {
    "Cells.until_quiet": {"make": "Cells()", "runs": ["T([[1.0, 2.0]])"]},
    "Cells.from_nothing": {"make": "Cells()", "runs": ["T([[1.0, 2.0]])"]},
    "Cells.from_zeros": {"make": "Cells()", "runs": ["T([[1.0, 2.0]])"]},
    "last_of_rounds": ["T([1.0])"],
    "sum_of_rounds": ["T([1.0])"],
    "swapped": ["T([1.0]), 3"],
    "set_before": ["T([1.0]), 3"],
    "stopped_behind_continue": ["T([1.0]), 4"],
    "stopped_deep": ["T([1.0]), 4"],
    "counted_under_test": ["T([1.0]), 4"],
    "kind_under_test": ["T([1.0])", "T([4.0])"],
    "accumulated": ["[1.0, 2.0, 3.0, 4.0, 5.0], 2"],
    "numbered_by_keyword": ["[1, 2, 3]"],
    "numbered_by_place": ["[1, 2, 3]"],
    "strictly_paired": ["[1, 2], [3, 4]"],
    "left_in_finally": ["[1, 2, 3], 2"],
    "continued_in_finally": ["[1, 0, 3], 0"],
    "returned_in_finally": ["0", "2"],
    "loop_in_finally": ["2"],
    "other_item_stored": ["{'a': 1, 'b': 2, 'c': 3}"],
    "own_item_stored": ["{'a': 1}"],
    "passed_on": ["T([1.0])", "T([5.0])"],
    "passed_on_copied": ["T([1.0])", "T([5.0])"],
    "passed_on_in_branch": ["T([1.0])", "T([5.0])"],
    "passed_on_by_loop": ["T([1.0])"],
    "passed_on_and_returned": ["T([1.0])", "T([5.0])"],
    "passed_on_and_reduced": ["T([1.0])", "T([5.0])"],
    "value_added": ["{'a': 1, 'b': 2, 'c': 3}"],
}
