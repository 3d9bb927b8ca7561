"""Functions inside of functions, decorators, parameters of every kind, names of other scopes, classes."""
import functools

import paddle
from paddle import nn

SCALE = 3
SEEN = []
TABLE = {"a": 1}


def logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)
    return wrapper


def repeated(times):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(x):
            for _ in range(times):
                x = function(x)
            return x
        return wrapper
    return decorate


@logged
def decorated(x):
    return x + 1


@repeated(2)
def decorated_with_arguments(x):
    return x * 2


@logged
@repeated(3)
def decorated_twice(x):
    return x + 2


@logged
def decorated_star(x, *rest):
    return x + len(rest)


@logged
def decorated_default(x, k=2):
    return x * k


def inner(x):
    def double(y):
        return y * 2
    return double(x) + double(1)


def inner_with_branch(x):
    def absolute(y):
        if y < 0:
            return -y
        return y
    return absolute(x)


def inner_nonlocal(n):
    count = 0

    def step():
        nonlocal count
        count += 1
    for _ in range(n):
        step()
    return count


def inner_with_loop(n):
    def total(k):
        result = 0
        for i in range(k):
            result += i
        return result
    return total(n)


def inner_recursive(n):
    def factorial(k):
        if k <= 1:
            return 1
        return k * factorial(k - 1)
    return factorial(n)


def inner_default(x):
    def scaled(y, k=SCALE):
        return y * k
    return scaled(x)


def inner_in_branch(x, flag):
    if flag:
        def change(y):
            return y + 1
        x = change(x)
    return x


def inner_of_branch(x, flag):
    if flag:
        def change(y):
            return y + 1
    else:
        def change(y):
            return y - 1
    return change(x)


def import_in_branch(n):
    if n > 1:
        import math
    else:
        import math
    return math.floor(n)


def import_inside(n):
    import math
    return math.sqrt(n)


def lambdas(xs):
    double = lambda x: x * 2
    return [double(x) for x in xs]


def lambda_with_test(x):
    pick = lambda y: y if y > 0 else -y
    return pick(x)


def global_read(x):
    return x * SCALE


def global_written(n):
    global COUNT
    COUNT = n
    return COUNT


def global_in_branch(n):
    global COUNT
    if n > 1:
        COUNT = n
    return n


def global_list(x):
    if x.sum() > 0:
        SEEN.append(1)
    return x


def global_item(n):
    if n > 1:
        TABLE["a"] = n
    return n


def helper(x):
    if x.sum() > 0:
        return x
    return -x


def calls_helper(x):
    return helper(x) + 1


def calls_by_name(x, name):
    return {"helper": helper}[name](x)


def star_arguments(*xs):
    total = 0
    for x in xs:
        total += x
    return total


def keyword_arguments(**table):
    total = 0
    for name in table:
        total += table[name]
    return total


def only_keyword(x, *, k=2):
    if x > 1:
        x = x * k
    return x


def only_keyword_assigned(x, *, k=2):
    if x > 1:
        k = 5
    return x * k


def only_positional(x, k, /):
    return x * k


def only_positional_assigned(x, k, /):
    if x > 1:
        k = k + 1
    return x * k


def unpacks(xs, table):
    return max(*xs, **table)


def unpacked_call(x, sizes):
    return x.reshape([*sizes, -1])


def recursive(n):
    if n < 2:
        return n
    return recursive(n - 1) + recursive(n - 2)


def parameter_assigned(x, n):
    while n > 0:
        x = x + 1
        n = n - 1
    return x


def partial(x):
    scaled = functools.partial(paddle.scale, scale=2.0)
    return scaled(x)


def generator_argument(xs):
    return sum(x * 2 for x in xs)


def generator_in_branch(xs, flag):
    if flag:
        total = sum(x * 2 for x in xs)
    else:
        total = 0
    return total


def generator_twice(xs, flag):
    first = sum(v * 2 for v in xs)
    if flag:
        first += sum(v for v in xs)
    return first


def set_in_loop(rows):
    count = 0
    for row in rows:
        count += len({v for v in row})
    return count


def dict_in_loop(rows):
    found = []
    for row in rows:
        found.append({k: k * 2 for k in row})
    return found


def list_with_test(xs):
    return [x for x in xs if x > 1]


def nested_lists(rows):
    return [[v + 1 for v in row if v] for row in rows]


class Point:
    def __init__(self, x):
        self.x = x

    def shifted(self, by):
        if by > 0:
            return Point(self.x + by)
        return self


def uses_object(n):
    point = Point(n).shifted(2)
    return point.x


def attribute_written(point, n):
    if n > 1:
        point.x = n
    return point.x


class Gate(nn.Layer):
    def __init__(self):
        super().__init__()
        self.limit = 0.5
        self.calls = 0
        self.sizes = [1, 2]

    def open(self, x):
        if x.mean() > self.limit:
            return x
        return paddle.zeros_like(x)

    def forward(self, x):
        y = self.open(x)
        return y * 2

    def counted(self, x, flag):
        if flag:
            self.calls = self.calls + 1
        return x * self.calls

    def looped(self, x, n):
        for i in range(n):
            x = self.open(x) + i
        return x

    def local_class(self, x):
        class Holder:
            value = 2
        return x * Holder.value

    def over_sizes(self, x):
        for size in self.sizes:
            if size > 1:
                break
            x = x * size
        return x


class Wide(Gate):
    def open(self, x):
        y = super().open(x)
        return y + 1

    def named(self, x):
        return super(Wide, self).open(x) + 2


CASES = {
    "decorated": ["T([1.0])"],
    "decorated_with_arguments": ["T([1.0])"],
    "decorated_twice": ["T([1.0])"],
    "decorated_star": ["1, 2, 3"],
    "decorated_default": ["1", "1, 5"],
    "inner": ["T([1.0])"],
    "inner_with_branch": ["-1", "2", "T(-1.0)"],
    "inner_nonlocal": ["3"],
    "inner_with_loop": ["4"],
    "inner_recursive": ["4"],
    "inner_default": ["2"],
    "inner_in_branch": ["1, True", "1, False"],
    "inner_of_branch": ["1, True", "1, False"],
    "import_in_branch": ["2.5"],
    "import_inside": ["4"],
    "lambdas": ["[1, 2]"],
    "lambda_with_test": ["-1", "T(-1.0)"],
    "global_read": ["2"],
    "global_written": ["2"],
    "global_in_branch": ["2"],
    "global_list": {"runs": ["T([-1.0])"], "after": "SEEN[:]"},
    "global_item": {"runs": ["2", "0"], "after": "TABLE['a']"},
    "calls_helper": ["T([-1.0])"],
    "calls_by_name": ["T([-1.0]), 'helper'"],
    "star_arguments": ["1, 2, 3"],
    "keyword_arguments": ["a=1, b=2"],
    "only_keyword": ["2", "2, k=5"],
    "only_keyword_assigned": ["2", "0"],
    "only_positional": ["2, 3"],
    "only_positional_assigned": ["2, 3", "0, 3"],
    "unpacks": ["[1, 5], {}"],
    "unpacked_call": ["T([1.0, 2.0, 3.0, 4.0]), [2]"],
    "recursive": ["5"],
    "parameter_assigned": ["1, 3", "T([1.0]), I(3)"],
    "partial": ["T([1.0])"],
    "generator_argument": ["[1, 2]"],
    "generator_in_branch": ["[1, 2], True", "[1, 2], False"],
    "generator_twice": ["[1, 2], True", "[1, 2], False"],
    "set_in_loop": ["[[1, 1], [2, 3]]"],
    "dict_in_loop": ["[[1, 1], [2, 3]]"],
    "list_with_test": ["[1, 2, 3]"],
    "nested_lists": ["[[1, 0], [2]]"],
    "uses_object": ["1"],
    "attribute_written": ["Point(1), 2", "Point(1), 0"],
    "Gate.open": {"make": "Gate()", "runs": ["T([1.0])", "T([0.0])"]},
    "Gate.forward": {"make": "Gate()", "runs": ["T([1.0])", "T([0.0])"]},
    "Gate.counted": {"make": "Gate()", "runs": ["T([1.0]), True", "T([1.0]), False"], "calls": 2},
    "Gate.looped": {"make": "Gate()", "runs": ["T([1.0]), 2"]},
    "Gate.local_class": {"make": "Gate()", "runs": ["T([1.0])"]},
    "Gate.over_sizes": {"make": "Gate()", "runs": ["T([1.0])"]},
    "Wide.open": {"make": "Wide()", "runs": ["T([1.0])"]},
    "Wide.named": {"make": "Wide()", "runs": ["T([1.0])"]},
}
