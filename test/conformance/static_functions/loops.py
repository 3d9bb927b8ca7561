"""Loops of every shape: nested, left early, over what layers go over."""
import paddle


def running_mean(xs):
    total = paddle.zeros([1])
    count = 0
    for x in xs:
        total = total + x
        count += 1
    return total / count


def until_small(x, limit):
    steps = 0
    while paddle.max(x) > limit:
        x = x / 2
        steps = steps + 1
    return x, steps


def python_countdown(n):
    seen = []
    while n > 0:
        seen.append(n)
        n -= 1
    return seen


def pyramid(n):
    total = 0
    for i in range(n):
        for j in range(i):
            total += i * j
    return total


def first_negative(xs):
    found = None
    for x in xs:
        if x < 0:
            found = x
            break
    return found


def skip_odd(xs):
    total = 0
    for x in xs:
        if x % 2 == 1:
            continue
        total += x
    return total


def skip_then_stop(xs, most):
    total = 0
    for x in xs:
        if x < 0:
            continue
        total += x
        if total > most:
            break
    return total


def stop_then_skip(xs, most):
    total = 0
    for x in xs:
        if total > most:
            break
        if x < 0:
            continue
        total += x
    return total


def while_skip(n):
    total = 0
    i = 0
    while i < n:
        i += 1
        if i % 3 == 0:
            continue
        total += i
    return total


def while_true(n):
    i = 0
    while True:
        i += 1
        if i * i > n:
            break
    return i


def inner_break(rows):
    total = 0
    for row in rows:
        for value in row:
            if value > 3:
                break
            total += value
    return total


def inner_while_break(n):
    total = 0
    i = 0
    while i < n:
        j = 0
        while j < n:
            if j > i:
                break
            total += 1
            j += 1
        i += 1
    return total


def inner_continue(rows):
    total = 0
    for row in rows:
        for value in row:
            if value < 0:
                continue
            total += value
    return total


def outer_break(rows):
    total = 0
    for row in rows:
        part = 0
        for value in row:
            part += value
        if part > 5:
            break
        total += part
    return total


def else_of_for(xs, wanted):
    at = 0
    for x in xs:
        if x == wanted:
            break
        at += 1
    else:
        at = -1
    return at


def else_of_while(n):
    while n > 3:
        n -= 2
    else:
        n += 100
    return n


def return_inside(xs):
    for x in xs:
        if x > 2:
            return x
    return -1


def return_in_nested(rows, limit):
    for row in rows:
        for value in row:
            if value > limit:
                return value
    return 0


def return_at_once(xs):
    for x in xs:
        return x
    return 0


def pairs(xs, ys):
    total = 0
    for x, y in zip(xs, ys):
        total += x * y
    return total


def pairs_left(xs, ys):
    total = 0
    for x, y in zip(xs, ys):
        if x > y:
            break
        total += x * y
    return total


def pairs_of_list(items):
    total = 0
    for x, y in items:
        if x > y:
            break
        total += x * y
    return total


def numbered(xs):
    total = 0
    for i, x in enumerate(xs):
        total += i * x
    return total


def numbered_from(xs):
    total = 0
    for i, x in enumerate(xs, 1):
        if x < 0:
            break
        total += i * x
    return total


def numbered_pairs(xs, ys):
    total = 0
    for i, (x, y) in enumerate(zip(xs, ys)):
        total += i * x + y
    return total


def downwards(n):
    seen = []
    for i in range(n, 0, -1):
        if i < 3:
            break
        seen.append(i)
    return seen


def by_step(n, step):
    total = 0
    for i in range(0, n, step):
        total += i
    return total


def by_step_left(n, step):
    total = 0
    for i in range(0, n, step):
        if total > 4:
            break
        total += i
    return total


def index_behind(n):
    for i in range(n):
        if i == 3:
            break
    return i


def index_behind_complete(n):
    i = 0
    for i in range(n):
        pass
    return i


def target_behind(xs):
    last = 0
    for last in xs:
        if last > 2:
            break
    return last


def keys(table):
    names = ""
    for name in table:
        names = names + name
    return names


def items(table):
    total = 0
    for name, value in table.items():
        total += len(name) * value
    return total


def values_left(table):
    total = 0
    for value in table.values():
        if value > 2:
            break
        total += value
    return total


def letters(word):
    count = 0
    for letter in word:
        if letter == "a":
            count += 1
    return count


def rows_of_tensor(x):
    total = paddle.zeros([2])
    for row in x:
        total = total + row * 2
    return total


def rows_left(x, limit):
    total = paddle.zeros([2])
    for row in x:
        if limit > 3:
            break
        total = total + row
    return total


def index_assigned(n):
    seen = 0
    for i in range(n):
        if i == 1:
            i = 5
        seen += i
    return seen


def index_assigned_left(n):
    seen = 0
    for i in range(n):
        if seen > 3:
            break
        i = i + 2
        seen += i
    return seen


def grows(xs):
    xs = list(xs)
    count = 0
    for x in xs:
        if x < 3:
            xs.append(x + 2)
        count += 1
    return count


def pops(stack):
    total = 0
    while stack:
        total += stack.pop()
    return total


def test_with_walrus(xs):
    total = 0
    at = 0
    while (x := xs[at]) < 3:
        total += x
        at += 1
    return total


def starred(rows):
    total = 0
    for first, *rest in rows:
        total += first + len(rest)
    return total


def two_breaks(xs):
    total = 0
    for x in xs:
        if x > 4:
            break
        if x < 0:
            break
        total += x
    return total


def two_breaks_in_while(n):
    i = 0
    while i < n:
        if i > 5:
            break
        i += 1
        if i == 3:
            break
    return i


def unused_target(x, n):
    for _ in range(n):
        x = x * 2
    return x


def tensor_bound(x, n):
    for i in range(n):
        x = x + i
    return x


def tensor_break(x, n):
    i = 0
    while i < n:
        x = x + 1
        i = i + 1
        if x.sum() > 10:
            break
    return x


def nothing_to_do(xs):
    for x in xs:
        pass
    return xs


def of_slice(xs):
    total = 0
    for x in xs[1:]:
        if x > 3:
            break
        total += x
    return total


def of_attribute(net):
    total = 0
    for size in net.sizes:
        if size > 3:
            break
        total += size
    return total


class Sizes:
    sizes = [1, 2, 3, 4, 5]


def of_list(a, b):
    total = 0
    for x in [a, b, 3]:
        if x > 5:
            break
        total += x
    return total


def of_sum(xs, ys):
    total = 0
    for x in xs + ys:
        if x > 5:
            break
        total += x
    return total


def deep(n):
    total = 0
    for i in range(n):
        for j in range(n):
            for k in range(n):
                if i + j + k > 4:
                    total += 1
    return total


def assigned_in_body(n):
    for i in range(n):
        last = i * 2
    return last


CASES = {
    "running_mean": ["[T([1.0]), T([3.0])]"],
    "until_small": ["T([8.0, 3.0]), 1.0"],
    "python_countdown": ["3"],
    "pyramid": ["4"],
    "first_negative": ["[1, -2, 3]", "[1, 2]"],
    "skip_odd": ["[1, 2, 3, 4]"],
    "skip_then_stop": ["[1, -2, 3, 4, 5], 6", "[1], 6"],
    "stop_then_skip": ["[1, -2, 3, 4, 5], 6"],
    "while_skip": ["7"],
    "while_true": ["10"],
    "inner_break": ["[[1, 5, 1], [2, 2], [7, 1]]"],
    "inner_while_break": ["4"],
    "inner_continue": ["[[1, -5, 1], [2, 2]]"],
    "outer_break": ["[[1, 2], [2, 4], [1]]"],
    "else_of_for": ["[1, 2, 3], 2", "[1, 2, 3], 5"],
    "else_of_while": ["8"],
    "return_inside": ["[1, 3, 4]", "[1]"],
    "return_in_nested": ["[[1, 2], [3, 4]], 2", "[[1, 2]], 9"],
    "return_at_once": ["[1, 2]"],
    "pairs": ["[1, 2], [3, 4]"],
    "pairs_left": ["[1, 5, 2], [3, 4, 1]"],
    "pairs_of_list": ["[(1, 2), (3, 1), (1, 4)]"],
    "numbered": ["[1, 2, 3]"],
    "numbered_from": ["[1, 2, -3, 4]"],
    "numbered_pairs": ["[1, 2], [3, 4]"],
    "downwards": ["5"],
    "by_step": ["9, 2"],
    "by_step_left": ["9, 2"],
    "index_behind": ["6"],
    "index_behind_complete": ["4"],
    "target_behind": ["[1, 2, 3, 4]"],
    "keys": ["{'a': 1, 'b': 2}"],
    "items": ["{'a': 1, 'bb': 2}"],
    "values_left": ["{'a': 1, 'b': 5, 'c': 1}"],
    "letters": ["'banana'"],
    "rows_of_tensor": ["T([[1.0, 2.0], [3.0, 4.0]])"],
    "rows_left": ["T([[1.0, 2.0], [3.0, 4.0]]), 1", "T([[1.0, 2.0], [3.0, 4.0]]), 5"],
    "index_assigned": ["4"],
    "index_assigned_left": ["6"],
    "grows": ["[1, 2, 3]"],
    "pops": ["[1, 2, 3]"],
    "test_with_walrus": ["[1, 2, 3, 4]"],
    "starred": ["[[1, 2, 3], [4, 5]]"],
    "two_breaks": ["[1, 2, 5, 1]"],
    "two_breaks_in_while": ["9"],
    "unused_target": ["T([1.0]), 3"],
    "tensor_bound": ["T([1.0]), I(3)"],
    "tensor_break": ["T([1.0, 2.0]), I(9)"],
    "nothing_to_do": ["[1, 2]"],
    "of_slice": ["[1, 2, 3, 4, 1]"],
    "of_attribute": ["Sizes()"],
    "of_list": ["1, 6"],
    "of_sum": ["[1, 2], [6, 1]"],
    "deep": ["3"],
    "assigned_in_body": ["3"],
}
