"""Containers that change, calls of every kind, text, blocks, and syntax that is seldom converted."""
import asyncio
import contextlib
import math

import numpy as np
import paddle
import paddle.nn.functional as F


def appends(n):
    found = []
    for i in range(n):
        found.append(i * 2)
    return found


def appends_tensors(x, n):
    found = []
    for i in range(n):
        found.append(x + i)
    return paddle.stack(found)


def appends_in_branch(x):
    found = [x]
    if x.sum() > 0:
        found.append(x + 1)
    return found[0]


def appends_by_tensor(x, n):
    found = []
    i = paddle.zeros([1], dtype="int64")
    while i < n:
        found.append(x)
        i = i + 1
    return found[0]


def returned_list(x, n):
    found = []
    i = paddle.zeros([1], dtype="int64")
    while i < n:
        found.append(x)
        i = i + 1
    return found


def extended(xs, flag):
    found = [0]
    if flag:
        found.extend(xs)
    return found


def inserted(xs):
    xs = list(xs)
    for i in range(2):
        xs.insert(0, i)
    return xs


def pops_last(xs):
    xs = list(xs)
    if len(xs) > 1:
        last = xs.pop()
    else:
        last = None
    return last, xs


def dict_filled(names):
    table = {}
    for name in names:
        table[name] = len(name)
    return table


def dict_updated(x, flag):
    table = {"x": x}
    if flag:
        table["x"] = x + 1
    return table["x"]


def dict_by_tensor(x):
    table = {"x": x}
    if x.sum() > 0:
        table["x"] = x + 1
    return table["x"]


def item_set(x):
    if x.sum() > 0:
        x[0] = 5.0
    return x


def list_item_set(xs, n):
    xs = list(xs)
    for i in range(n):
        xs[i] = 0
    return xs


def nested_item_set(rows):
    for i in range(len(rows)):
        rows[i][0] = i
    return rows


def slices(x):
    return x[1:], x[:-1], x[::2], x[..., 0]


def sliced_in_loop(x, n):
    total = paddle.zeros([1])
    for i in range(n):
        total = total + x[i:i + 1]
    return total


def set_operations(xs):
    seen = set()
    for x in xs:
        seen.add(x)
    return sorted(seen)


def casts(x):
    return int(x), float(x), bool(x)


def cast_text(text):
    return int(text, 16)


def casts_of_shape(x):
    return int(x.shape[0] / 2)


def rounded(x):
    return round(x, 1), abs(x)


def prints(x, n):
    print("value", n)
    return x


def printed_in_branch(x, n):
    if n > 1:
        print(n, end="")
    return x


def lengths(xs):
    return len(xs) + len(xs[0])


def length_of_tensor(x):
    return len(x) * 2


def text_made(n, name):
    if n > 1:
        label = f"{name}-{n:03d}"
    else:
        label = "%s-%d" % (name, n)
    return label.upper()


def text_nested(xs):
    return f"{[f'{x!r:>3}' for x in xs]} {{}} {len(xs)=}"


def text_joined(parts):
    return ", ".join(part.strip() for part in parts)


def bytes_and_numbers():
    return b"a\x00", 0x1f, 1_000, 1e3, 2j, ...


def concatenated():
    return "a" 'b' "c"


def math_functions(n):
    return math.floor(n) + math.pi


def numpy_values(n):
    return np.arange(n).sum()


def numpy_of_tensor(x):
    return x.numpy().shape


def functional(x):
    return F.softmax(F.relu(x), axis=-1)


def paddle_calls(x):
    y = paddle.nn.functional.relu(x)
    return paddle.concat([x, y], axis=0)


def method_chain(x):
    return x.reshape([-1]).astype("float32").sum().unsqueeze(0)


def shape_of(x):
    rows, columns = x.shape
    return x.reshape([columns, rows])


def shape_with_test(x):
    if x.shape[0] > x.shape[1]:
        x = x.transpose([1, 0])
    return x


def shape_method(net):
    return net.shape


def dtype_test(x):
    if x.dtype == paddle.float32:
        return x * 2
    return x


def with_block(x):
    with paddle.no_grad():
        y = x * 2
    return y


def with_return(x):
    with paddle.no_grad():
        return x * 2


def with_return_before(x, flag):
    with contextlib.nullcontext():
        if flag:
            return x
    return x * 2


def return_in_with_before(x):
    with contextlib.nullcontext():
        return x
    return x * 2


def with_names(x):
    with contextlib.nullcontext(3) as a, contextlib.nullcontext(4) as b:
        x = x * a + b
    return x


def tries(n):
    try:
        value = 10 // n
    except ZeroDivisionError:
        value = -1
    finally:
        n = n + 1
    return value, n


def tries_with_else(n):
    try:
        value = 10 // n
    except (ZeroDivisionError, TypeError) as error:
        return str(error)
    else:
        value += 1
    return value


def try_return(table, name):
    try:
        return table[name]
    except KeyError:
        return None


def try_in_loop(xs):
    total = 0
    for x in xs:
        try:
            total += 10 // x
        except ZeroDivisionError:
            continue
    return total


def try_break(xs):
    total = 0
    for x in xs:
        try:
            if x == 0:
                break
            total += x
        finally:
            total += 100
    return total


def matched(command):
    match command:
        case {"op": "add", "args": [a, b]}:
            return a + b
        case [x, *rest] if rest:
            return x
        case str() as text:
            return text
        case 1 | 2:
            return "few"
        case _:
            return None


def matched_in_loop(xs):
    total = 0
    for x in xs:
        match x:
            case 0:
                continue
            case 9:
                break
            case _:
                total += x
    return total


def yields(n):
    yield n
    yield n + 1


def yields_in_loop(n):
    for i in range(n):
        yield i


def generator_of(n):
    return list(yields_in_loop(n))


async def waits(n):
    return n


def inner_async(n):
    async def wait(k):
        return k
    return asyncio.run(wait(n))


def lambda_default(xs):
    return sorted(xs, key=lambda x, sign=-1: sign * x)


def star_targets(xs):
    first, *middle, last = xs
    return first, middle, last


def nested_targets(pair):
    (a, b), c = pair
    return a + b + c


def attribute_targets(point):
    point.x, point.y = 1, 2
    return point.x + point.y


class Holder:
    x = 0
    y = 0
    shape = (2, 3)


def operators(a, b):
    return a ** b, a // b, a % b, a << b, a & b, a | b, a ^ b, ~a, -a, +a, not a


def compared(a, b):
    return a < b, a <= b, a == b, a != b, a is b, a is not b, a in [b], a not in [b]


def matrix(x, y):
    return x @ y


def matrix_in_place(x, y):
    x @= y
    return x


def deletes(table):
    del table["a"]
    return table


def ignored():
    """Only a docstring."""


def passes():
    pass


def semicolons(n):
    a = n; b = a + 1; return a + b


def one_line(n):
    if n > 1: return 1
    while n < 0: n += 1
    return n


def comments(n):
    # the first
    if n > 1:  # of a branch
        # inside
        n = n + 1
    # after
    return n


def long_call(x):
    return paddle.concat(
        [
            x,
            x * 2,
        ],
        axis=0,
    )


def backslash(a, b):
    return a + \
        b


def nonlocal_types(x):
    y: "paddle.Tensor" = x
    if y.sum() > 0:
        y: "paddle.Tensor" = y + 1
    return y


def hooks(x):
    y = x * 2
    y.register_hook(lambda grad: grad * 2)
    return y


def pads(x):
    pads: list = [0] * 4
    pads[0] = 1
    return F.pad(x, pads) if x.ndim == 4 else x


def extra_evaluations(xs):
    it = iter(xs)
    total = 0
    while next(it) < 3:
        total += 1
    return total


def fills(x, table):
    table['twice'] = x * 2
    return x


CASES = {
    "fills": {"runs": ["T([1.0]), {'once': 1}"], "arguments": True},
    "appends": ["3"],
    "appends_tensors": ["T([1.0]), 3"],
    "appends_in_branch": ["T([1.0])", "T([-1.0])"],
    "appends_by_tensor": ["T([1.0]), I([2])"],
    "returned_list": ["T([1.0]), I([2])"],
    "extended": ["[1, 2], True", "[1, 2], False"],
    "inserted": ["[5]"],
    "pops_last": ["[1, 2]", "[1]"],
    "dict_filled": ["['a', 'bb']"],
    "dict_updated": ["1, True", "1, False"],
    "dict_by_tensor": ["T([1.0])", "T([-1.0])"],
    "item_set": ["T([1.0])", "T([-1.0])"],
    "list_item_set": ["[1, 2, 3], 2"],
    "nested_item_set": ["[[1, 2], [3, 4]]"],
    "slices": ["T([[1.0, 2.0], [3.0, 4.0]])"],
    "sliced_in_loop": ["T([1.0, 2.0]), 2"],
    "set_operations": ["[2, 1, 2]"],
    "casts": ["2.5", "T(2.5)"],
    "cast_text": ["'ff'"],
    "casts_of_shape": ["T([1.0, 2.0, 3.0])"],
    "rounded": ["2.55"],
    "prints": ["1, 2"],
    "printed_in_branch": ["1, 2"],
    "lengths": ["[[1, 2], [3]]"],
    "length_of_tensor": ["T([1.0, 2.0])"],
    "text_made": ["2, 'a'", "1, 'a'"],
    "text_nested": ["[1, 2]"],
    "text_joined": ["[' a', 'b ']"],
    "bytes_and_numbers": [""],
    "concatenated": [""],
    "math_functions": ["2.5"],
    "numpy_values": ["4"],
    "numpy_of_tensor": ["T([1.0, 2.0])"],
    "functional": ["T([1.0, 2.0])"],
    "paddle_calls": ["T([1.0, -2.0])"],
    "method_chain": ["T([[1.0, -2.0]])"],
    "shape_of": ["T([[1.0, -2.0]])"],
    "shape_with_test": ["T([[1.0, -2.0]])", "T([[1.0], [2.0]])"],
    "shape_method": ["Holder()"],
    "dtype_test": ["T([1.0])", "I([1])"],
    "with_block": ["T([1.0])"],
    "with_return": ["T([1.0])"],
    "with_return_before": ["1, True", "1, False"],
    "return_in_with_before": ["1"],
    "with_names": ["1"],
    "tries": ["2", "0"],
    "tries_with_else": ["2", "0"],
    "try_return": ["{'a': 1}, 'a'", "{}, 'a'"],
    "try_in_loop": ["[1, 0, 2]"],
    "try_break": ["[1, 0, 2]"],
    "matched": ["{'op': 'add', 'args': [1, 2]}", "[1, 2]", "'a'", "2", "None"],
    "matched_in_loop": ["[1, 0, 2, 9, 5]"],
    "yields": ["1"],
    "yields_in_loop": ["2"],
    "generator_of": ["3"],
    "waits": ["1"],
    "inner_async": ["1"],
    "lambda_default": ["[1, 3, 2]"],
    "star_targets": ["[1, 2, 3, 4]"],
    "nested_targets": ["((1, 2), 3)"],
    "attribute_targets": ["Holder()"],
    "operators": ["5, 2"],
    "compared": ["1, 2"],
    "matrix": ["T([[1.0]]), T([[2.0]])"],
    "matrix_in_place": ["T([[1.0]]), T([[2.0]])"],
    "deletes": ["{'a': 1, 'b': 2}"],
    "ignored": [""],
    "passes": [""],
    "semicolons": ["1"],
    "one_line": ["2", "-3"],
    "comments": ["2", "0"],
    "long_call": ["T([1.0])"],
    "backslash": ["1, 2"],
    "nonlocal_types": ["T([1.0])"],
    "hooks": ["T([1.0])"],
    "pads": ["T([1.0])"],
    "extra_evaluations": ["[1, 2, 3, 4, 5]"],
}
