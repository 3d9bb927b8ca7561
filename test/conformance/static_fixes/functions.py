"""Functions with one hazard each that a quick fix mends, in every shape that the fix has to hold for.

CASES says which finding, and the argument lists that the function and its mended form must agree on.
"""
import paddle


# D01: the `else` of a loop.

def else_of_for(xs, wanted):
    for i, x in enumerate(xs):
        if x == wanted:
            found = i
            break
    else:
        found = -1
    return found


def else_of_while(n):
    divisor = 2
    while divisor * divisor <= n:
        if n % divisor == 0:
            result = divisor
            break
        divisor += 1
    else:   # no divisor
        result = n
    return result


def else_without_break(xs):
    total = 0
    for x in xs:
        total += x
    else:
        total *= 2
    return total


def else_on_one_line(xs, wanted):
    found = True
    for x in xs:
        if x == wanted:
            break
    else: found = False
    return found


def else_behind_comments(xs, limit):
    total = 0
    for x in xs:
        if x > limit:
            # else:
            break
        total += x
    # else: a remark
    else:
        # nothing was too large
        total = -total

        total -= 1
    return total


def else_of_both(rows, wanted):
    found = []
    for row in rows:
        position = 0
        for x in row:
            position += 1 if x == wanted else 0
        else:
            found.append(position)
    else:
        found.append('end')
    return found


def else_with_own_name(xs, completed):
    for x in xs:
        if x == completed:
            break
    else:
        completed = None
    return completed


def else_with_nested_break(xs, limit):
    seen = []
    for x in xs:
        with paddle.no_grad():
            if x > limit:
                seen.append(x)
                break
        seen.append(-x)
    else:
        seen.append(0)
    return seen


def else_in_branch(xs, wanted, flag):
    found = 0
    if flag:
        for x in xs:
            if x == wanted:
                found = 1
                break
        else:
            found = 2
    return found


def else_with_continue(xs):
    total = 0
    for x in xs:
        if x < 0:
            continue
        total += x
        if total > 5:
            break
    else:
        total = -1
    return total


# D03: items that are unpacked in the target.

def pairs(items, limit):
    total = 0
    for a, b in items:
        if a > limit:
            break
        total += a * b
    return total


def pairs_with_return(items, limit):
    for a, b in items:
        if 3 > limit:
            return limit
        limit += a * b
    return -1


def nested_pairs(items):
    total = 0
    for (a, b), c in items:
        total += a * b
        if c:
            break
    return total


def numbered_pairs(items, limit):
    total = 0
    for i, (a, b) in enumerate(items):
        if a > limit:
            break
        total += i + b
    return total


def numbered_from(items, limit):
    total = 0
    for i, (a, b) in enumerate(items, 1):
        if a > limit:
            break
        total += i + b
    return total


def pairs_of_attribute(net, limit):
    total = 0
    for a, b in net.pairs:
        total += b
        if a > limit:
            break
    return total


def pairs_with_item(items, item):
    total = 0
    for a, b in items:   # a remark
        if a == item:
            break

        total += b
    return total


def pairs_as_list(items):
    total = 0
    for [a, b] in items:
        if a > b:
            break
        total += b
    return total


# D07: the target after the loop.

def target_behind(xs, limit):
    for x in xs:
        if x > limit:
            break
    return x


def target_bound_before(xs, limit):
    x = 0
    for x in xs:
        if x > limit:
            break
    return x * 2


def target_read_twice(xs, limit):
    x = -1
    for x in xs:
        if x > limit:
            break
    y = x + 1
    return x * y


def target_bound_again(xs, limit):
    x = 0
    for x in xs:
        if x > limit:
            break
    y = x
    x = 5
    return x + y


def target_in_text(xs, limit):
    x = 0
    for x in xs:
        if x > limit:
            break
    return f'{x} and {x + 1!r:>4}'


def target_in_comprehension(xs, limit):
    x = 0
    for x in xs:
        if x > limit:
            break
    return [x + y for y in xs]


def target_hidden_by_comprehension(xs, limit):
    x = 0
    for x in xs:
        if x > limit:
            break
    doubled = [x * 2 for x in xs]
    return doubled, x


def target_hidden_by_lambda(xs, limit):
    x = 0
    for x in xs:
        if x > limit:
            break
    double = lambda x: x * 2
    return double(x) + x


def target_in_inner_function(xs, limit):
    x = 0
    for x in xs:
        if x > limit:
            break

    def shifted(by):
        return x + by
    return shifted(1)


def target_of_parameter(x, xs, limit):
    for x in xs:
        if x > limit:
            break
    return x


def target_augmented(xs, limit):
    x = 0
    for x in xs:
        if x > limit:
            break
    x += 1
    return x


def target_with_return(xs, limit):
    x = 0
    for x in xs:
        if limit < 0:
            return None
        limit -= 1
    return x


def target_as_keyword(xs, limit):
    x = 0
    for x in xs:
        if x > limit:
            break
    return dict(x=x, y=[x])


def target_behind_in_branch(xs, limit, flag):
    x = 0
    for x in xs:
        if x > limit:
            break
    if flag:
        return x
    return -x


def target_read_in_later_loop(xs, limit):
    x = 0
    for x in xs:
        if x > limit:
            break
    total = 0
    for y in xs:
        total += x * y
    return total


def target_changed_in_body(xs, limit):
    x = 0
    for x in xs:
        x = x * 2
        if x > limit:
            break
    return x


# D08: the index of a `range` loop after it.

def index_behind(n, limit):
    for i in range(n):
        if i * i > limit:
            break
    return i


def index_bound_before(n, limit):
    i = -1
    for i in range(2, n, 3):
        if i > limit:
            break
    return i, [i + k for k in range(i)]


def index_downwards(n):
    i = 0
    for i in range(n, 0, -1):
        if i % 4 == 0:
            break
    return i


# D09: what a call gives.

def items_of_dict(table, limit):
    total = 0
    for name, value in table.items():
        total += value * len(name)
        if value > limit:
            break
    return total


def zipped(xs, ys, limit):
    total = 0
    for x, y in zip(xs, ys):
        total += x
        if y > limit:
            break
    return total


def sorted_ones(xs, limit):
    seen = []
    for x in sorted(xs):
        seen.append(x)
        if x > limit:
            break
    return seen


def reversed_ones(xs, items):
    for x in reversed(xs):
        items.append(x)
        if len(items) > 3:
            break
    return items


def mapped(xs, limit):
    seen = []
    for x in map(abs, xs):
        seen.append(x)
        if x > limit:
            break
    return seen


def zipped_with_return(xs, ys, limit):
    seen = []
    for x, y in zip(xs, ys):
        seen.append(x + y)
        if limit in seen:
            return seen
    return []


# D10: the keys of a dict.

def keys_of_dict(limit):
    table = {'a': 1, 'bb': 5, 'ccc': 9}
    total = 0
    for name in table:
        if table[name] > limit:
            break
        total += len(name)
    return total


# D53: any other expression.

def joined(xs, ys, limit):
    total = 0
    for x in xs + ys:
        if x > limit:
            break
        total += x
    return total


def comprehended(xs, limit):
    total = 0
    for x in [x * x for x in xs]:
        if x > limit:
            break
        total += x
    return total


def chosen(xs, ys, limit):
    total = 0
    for x in xs if limit else ys:
        if x == limit:
            break
        total += x
    return total


def characters(limit):
    seen = ''
    for letter in 'abcd':
        if letter == limit:
            break
        seen += letter
    return seen


# D13: a `return` in a block that others follow.

def return_in_with(x):
    with paddle.no_grad():
        return x + 1
    return -x


def return_in_try(table, name):
    try:
        return table[name]
    except KeyError:
        name = name + '?'
    return name


def return_in_handler(table, name):
    try:
        value = table[name]
    except KeyError:
        return None
    return value * 2


def return_without_value(x):
    with paddle.no_grad():
        x = x + 1
        return
    raise ValueError(x)


def return_in_nested_blocks(table, name):
    with paddle.no_grad():
        try:
            return table[name]
        except KeyError:
            name = name + '?'
    return name


def return_in_try_with_else(table, name):
    seen = []
    try:
        seen.append(1)
        return table[name], seen
    except KeyError:
        seen.append(2)
    else:
        seen.append(3)
    return name, seen


def return_in_try_with_finally(table, name):
    seen = []
    try:
        return table[name], seen
    except KeyError:
        seen.append(2)
    finally:
        seen.append(4)
    return name, seen


def return_in_else_of_try(table, name):
    try:
        value = table[name]
    except KeyError:
        value = 0
    else:
        return value, 'found'
    return value, 'missing'


def return_of_many_lines(x, y):
    with paddle.no_grad():
        return (x +
                y)
    return None


def return_before_dead_code(x):
    seen = [x]
    with paddle.no_grad():
        return seen
        seen.append(2)
    return None


# D17: names that are bound in operands.

def walrus_first(table, name, limit):
    if (value := table.get(name, 0)) > limit and limit > 0:
        return value
    return -value


def walrus_second(table, name):
    value = 0
    if name in table and (value := table[name]) > 1:
        return value, 'large'
    return value, 'small'


def walrus_in_or(table, name):
    value = 0
    if name not in table or (value := table[name]) > 1:
        return value, 'large or missing'
    return value, 'small'


def walrus_with_grouped_operands(a, b, c):
    n = 0
    if (a or b) and (n := c + 1) > 1:
        return n, True
    return n, False


def walrus_with_grouped_rest(a, b, c):
    n = 0
    if c and (n := c + 1) > 1 and (a or b):
        return n, True
    return n, False


def walrus_behind_conditional(a, b, c):
    n = 0
    if (a if b else c) and (n := c + 1) > 1:
        return n, True
    return n, False


def walrus_alone_as_operand(a, c):
    n = 0
    if a and (n := c - 1):
        return n, True
    return n, False


def walrus_in_argument(xs):
    n = 0
    if xs and max(0, n := xs[0]) > 1:
        return n, True
    return n, False


def walrus_in_parentheses(a, c):
    n = 0
    if (a
            and (n := c - 1) > 0):
        return n, True
    return n, False


def walrus_over_lines(a, b, c):
    n = 0
    if (a +
            b and (n := c - 1) > 0):
        return n, True
    return n, False


def walrus_at_the_right(seen, c):
    n = 0
    if c and seen.pop() < (n := seen.pop()):
        return n, True
    return n, False


def walrus_in_chain(a, c):
    n = 0
    if c and 0 < a < (n := c + a):
        return n, True
    return n, False


def walrus_in_generator(xs, limit):
    n = None
    if xs and any((n := x) > limit for x in xs):
        return n, True
    return n, False


def walrus_in_conditional(a, c):
    n = 0
    if c and (a if a else (n := c)):
        return n, True
    return n, False


def walrus_of_or_in_and(a, b, c):
    n = 0
    if a and (b or (n := c) > 1):
        return n, True
    return n, False


def walrus_with_else(table, name, n):
    n = n + 1
    if table and (value := table.get(name)) is not None:
        n += value
    else:
        value = n
    return value


def walrus_in_elif(a, c):
    n = 0
    if a > 5:
        n = 9
    elif a and (n := c - 1) > 0:
        n = n * 10
    return n


# D18: imports in control flow.

def import_in_branch(x, flag):
    if flag:
        import math
        x = x + 1
    else:
        import math
    return math.floor(x)


def import_from_in_loop(xs):
    total = 0
    for x in xs:
        from math import floor as down
        total += x
    return down(total)


def import_alone(x, flag):
    if flag or x:
        import math
    return math.floor(x)


# D19: keyword-only and positional-only parameters.

def keyword_only(x, *, k=2):
    """Text."""
    if x > 1:
        k = k + x
    return k


def positional_only(x, k, /):
    while k < x:
        k = k + 1
    return k * x


def keyword_only_in_text(x, *, k=2):
    if x > 1:
        k = k + x
    return f'{k} {k:>3}'


def keyword_only_hidden(x, *, k=2):
    if x > 1:
        k = k + x
    double = lambda k: k * 2
    return double(1) + k, [k for k in range(2)]


def keyword_only_in_inner_function(x, *, k=2):
    if x > 1:
        k = k + x

    def shifted(by):
        return k + by

    def other(k):
        return k + 1
    return shifted(1), other(1), dict(k=k)


# D59: defaults that need names of the file.

SCALE = 3


def default_of_file(x, k=SCALE):
    """Text."""
    return x * k


def default_of_expression(x, k=(SCALE if SCALE > 1 else 0), *, flags=(SCALE, 1)):
    return x * k + flags[0]


def default_over_lines(x, k=SCALE +
                       1):
    return x * k


def default_with_annotation(x, k: int = SCALE, *more):
    return x * k + len(more)


def default_of_own_name(x, SCALE=SCALE):
    return x * SCALE


def default_of_long_text(x, k=SCALE * '''a
    b'''):
    return x * k


# D40: `super()` without arguments.

class Base(paddle.nn.Layer):
    def scaled(self, x):
        return x * 2


class Middle(Base):
    def scaled(self, x):
        return super().scaled(x) + 1

    def named(self, x):
        return super(Middle, self).scaled(x)


class Last(Middle):
    def shifted(self, x):
        return self.scaled(x) + 10


class Pairs:
    pairs = [(1, 2), (5, 3), (1, 4)]


# D64: keyword arguments of `enumerate` and `zip`.

def numbered(xs):
    made = []
    for i, x in enumerate(xs, start=1):
        if x > 3:
            break
        made.append(i * x)
    return made


def numbered_in_display(xs, first):
    return [i * x for i, x in enumerate(xs, start = first + 1)]


def numbered_by_name(xs):
    return [i * x for i, x in enumerate(iterable=xs, start=1)]


def paired(xs, ys):
    made = []
    for x, y in zip(xs, ys, strict=True):
        made.append(x * y)
    return made


def paired_loosely(xs, ys):
    return dict(zip(xs,
                    ys,
                    strict=False))


# D63: a name that is deleted under a tensor test.

def deleted_in_branch(x: paddle.Tensor):
    y = x
    if x > 2:
        twice = x * 2
        y = twice + 1
        del twice
    return y


def deleted_behind_return(x: paddle.Tensor):
    if x > 2:
        return x
    twice = x * 2
    y = twice + 1
    del twice
    return y


def deleted_alone(x: paddle.Tensor):
    twice = x * 2
    y = twice + 1
    if x > 2:
        del twice
    return y


def deleted_with_comment(x: paddle.Tensor):
    y = x
    if x > 2:
        twice = x * 2
        y = twice + 1
        del twice   # large
    return y


def deleted_with_another(x: paddle.Tensor):
    twice, more = x * 2, [x]
    y = twice + 1
    if x > 2:
        y = y + more[0]
        del twice, more[0]
    return y


CASES = {
    "else_of_for": {"code": "D01", "runs": ["[3, 4, 5], 4", "[3, 4], 9", "[], 1"]},
    "else_of_while": {"code": "D01", "runs": ["15", "7", "1"]},
    "else_without_break": {"code": "D01", "runs": ["[1, 2]", "[]"]},
    "else_on_one_line": {"code": "D01", "runs": ["[1, 2], 2", "[1], 3"]},
    "else_behind_comments": {"code": "D01", "runs": ["[1, 2, 9], 5", "[1, 2], 5"]},
    "else_of_both": {"code": "D01", "runs": ["[[1, 2], [2, 2]], 2", "[], 2"]},
    "else_with_own_name": {"code": "D01", "runs": ["[1, 2], 2", "[1], 3"]},
    "else_with_nested_break": {"code": "D01", "runs": ["[1, 7, 2], 5", "[1, 2], 5"]},
    "else_in_branch": {"code": "D01", "runs": ["[1, 2], 2, True", "[1, 2], 5, True", "[1, 2], 2, False"]},
    "else_with_continue": {"code": "D01", "runs": ["[1, -2, 3]", "[4, 5, 6]"]},
    "pairs": {"code": "D03", "runs": ["[(1, 2), (2, 3)], 5", "[(1, 2), (9, 3), (1, 1)], 5"]},
    "pairs_with_return": {"code": "D03", "runs": ["[(1, 2), (2, 3)], 3", "[(1, 2), (9, 3)], 2"]},
    "nested_pairs": {"code": "D03", "runs": ["[((1, 2), 0), ((3, 4), 1), ((5, 6), 0)]", "[]"]},
    "numbered_pairs": {"code": "D03", "runs": ["[(1, 2), (2, 3)], 5", "[(1, 2), (9, 3), (1, 1)], 5"]},
    "numbered_from": {"code": "D03", "runs": ["[(1, 2), (2, 3)], 5", "[(1, 2), (9, 3), (1, 1)], 5"]},
    "pairs_of_attribute": {"code": "D03", "runs": ["Pairs(), 3", "Pairs(), 9"]},
    "pairs_with_item": {"code": "D03", "runs": ["[(1, 2), (2, 3)], 2", "[(1, 2)], 5"]},
    "pairs_as_list": {"code": "D03", "runs": ["[(1, 2), (4, 3), (1, 2)]"]},
    "target_behind": {"code": "D07", "runs": ["[1, 5, 2], 3", "[1, 2], 3"]},
    "target_bound_before": {"code": "D07", "runs": ["[1, 5, 2], 3", "[1, 2], 3", "[], 3"]},
    "target_read_twice": {"code": "D07", "runs": ["[1, 5, 2], 3", "[], 3"]},
    "target_bound_again": {"code": "D07", "runs": ["[1, 5, 2], 3", "[], 3"]},
    "target_in_text": {"code": "D07", "runs": ["[1, 5, 2], 3", "[], 3"]},
    "target_in_comprehension": {"code": "D07", "runs": ["[1, 5, 2], 3", "[], 3"]},
    "target_hidden_by_comprehension": {"code": "D07", "runs": ["[1, 5, 2], 3", "[], 3"]},
    "target_hidden_by_lambda": {"code": "D07", "runs": ["[1, 5, 2], 3", "[], 3"]},
    "target_in_inner_function": {"code": "D07", "runs": ["[1, 5, 2], 3", "[], 3"]},
    "target_of_parameter": {"code": "D07", "runs": ["9, [1, 5, 2], 3", "9, [], 3"]},
    "target_augmented": {"code": "D07", "fix": None, "runs": []},
    "target_with_return": {"code": "D07", "runs": ["[1, 5, 2], 3", "[1, 5, 2], 0", "[], 3"]},
    "target_as_keyword": {"code": "D07", "runs": ["[1, 5, 2], 3"]},
    "target_behind_in_branch": {"code": "D07", "runs": ["[1, 5, 2], 3, True", "[1], 3, False"]},
    "target_read_in_later_loop": {"code": "D07", "runs": ["[1, 5, 2], 3", "[], 3"]},
    "target_changed_in_body": {"code": "D07", "fix": None, "runs": []},
    "index_behind": {"code": "D08", "runs": ["6, 9", "3, 9"]},
    "index_bound_before": {"code": "D08", "runs": ["9, 4", "4, 9", "1, 1"]},
    "index_downwards": {"code": "D08", "runs": ["6", "3", "0"]},
    "items_of_dict": {"code": "D09", "runs": ["{'a': 1, 'bb': 9, 'c': 1}, 5", "{'a': 1}, 5"]},
    "zipped": {"code": "D09", "runs": ["[1, 2, 3], [1, 9, 1], 5", "[1, 2], [1], 5"]},
    "sorted_ones": {"code": "D09", "runs": ["[3, 1, 9, 7], 2", "[], 2"]},
    "reversed_ones": {"code": "D09", "runs": ["[3, 1, 9, 7], [0, 0]", "[], [1]"]},
    "mapped": {"code": "D09", "confirm": True, "runs": ["[3, -7, 1], 5", "[], 5"]},
    "zipped_with_return": {"code": "D09", "runs": ["[1, 2, 3], [4, 5, 6], 7", "[1], [2], 9"]},
    "keys_of_dict": {"code": "D10", "runs": ["0", "4", "9"]},
    "joined": {"code": "D53", "runs": ["[1, 2], [9, 1], 5", "[], [], 5"]},
    "comprehended": {"code": "D53", "runs": ["[1, 2, 3], 5", "[1], 5"]},
    "chosen": {"code": "D53", "runs": ["[1, 2], [3], 2", "[1, 2], [3, 0, 4], 0"]},
    "characters": {"code": "D53", "runs": ["'c'", "'x'"]},
    "return_in_with": {"code": "D13", "runs": ["1"]},
    "return_in_try": {"code": "D13", "runs": ["{'a': 1}, 'a'", "{}, 'a'"]},
    "return_in_handler": {"code": "D13", "runs": ["{'a': 1}, 'a'", "{}, 'a'"]},
    "return_without_value": {"code": "D13", "runs": ["1"]},
    "return_in_nested_blocks": {"code": "D13", "runs": ["{'a': 1}, 'a'", "{}, 'a'"]},
    "return_in_try_with_else": {"code": "D13", "fix": None, "runs": []},
    "return_in_try_with_finally": {"code": "D13", "runs": ["{'a': 1}, 'a'", "{}, 'a'"]},
    "return_in_else_of_try": {"code": "D13", "runs": ["{'a': 1}, 'a'", "{}, 'a'"]},
    "return_of_many_lines": {"code": "D13", "runs": ["1, 2"]},
    "return_before_dead_code": {"code": "D13", "fix": None, "runs": []},
    "walrus_first": {"code": "D17", "runs": ["{'a': 3}, 'a', 1", "{'a': 3}, 'a', 5", "{}, 'a', -1"]},
    "walrus_second": {"code": "D17", "runs": ["{'a': 3}, 'a'", "{'a': 1}, 'a'", "{}, 'a'"]},
    "walrus_in_or": {"code": "D17", "runs": ["{'a': 3}, 'a'", "{'a': 1}, 'a'", "{}, 'a'"]},
    "walrus_with_grouped_operands": {"code": "D17", "runs": ["1, 0, 5", "1, 0, 0", "0, 1, -5", "0, 0, 5", "1, 1, -5"]},
    "walrus_with_grouped_rest": {"code": "D17", "runs": ["1, 0, 5", "0, 0, 5", "0, 1, 0", "0, 1, -5"]},
    "walrus_behind_conditional": {"code": "D17", "runs": ["1, 0, 5", "1, 1, 0", "0, 1, 5"]},
    "walrus_alone_as_operand": {"code": "D17", "runs": ["1, 0", "1, 1", "0, 4"]},
    "walrus_in_argument": {"code": "D17", "fix": None, "runs": []},
    "walrus_in_parentheses": {"code": "D17", "runs": ["1, 0", "1, 4", "0, 4"]},
    "walrus_over_lines": {"code": "D17", "runs": ["1, 0, 0", "1, 1, 4", "0, 0, 4"]},
    "walrus_at_the_right": {"code": "D17", "fix": None, "runs": []},
    "walrus_in_chain": {"code": "D17", "fix": None, "runs": []},
    "walrus_in_generator": {"code": "D17", "fix": None, "runs": []},
    "walrus_in_conditional": {"code": "D17", "fix": None, "runs": []},
    "walrus_of_or_in_and": {"code": "D17", "fix": None, "runs": []},
    "walrus_with_else": {"code": "D17", "runs": ["{'a': 3}, 'a', 1", "{}, 'a', 1", "{'b': 1}, 'a', 1"]},
    "walrus_in_elif": {"code": "D17", "fix": None, "runs": []},
    "import_in_branch": {"code": "D18", "confirm": True, "runs": ["1.5, True", "1.5, False"]},
    "import_from_in_loop": {"code": "D18", "confirm": True, "runs": ["[1.5, 2.25]"]},
    "import_alone": {"code": "D18", "confirm": True, "runs": ["1.5, True"]},
    "keyword_only": {"code": "D19", "runs": ["1", "5", "5, k=7"]},
    "positional_only": {"code": "D19", "runs": ["1, 3", "5, 3"]},
    "keyword_only_in_text": {"code": "D19", "runs": ["1", "5, k=7"]},
    "keyword_only_hidden": {"code": "D19", "runs": ["1", "5, k=7"]},
    "default_of_file": {"code": "D59", "confirm": True, "runs": ["1", "1, 2", "1, k=0"]},
    "default_of_expression": {"code": "D59", "confirm": True, "runs": ["1", "1, 2", "1, flags=(5, 5)"]},
    "default_over_lines": {"code": "D59", "confirm": True, "runs": ["1", "1, 2"]},
    "default_with_annotation": {"code": "D59", "confirm": True, "runs": ["1", "1, 2"]},
    "default_of_long_text": {"code": "D59", "fix": None, "runs": []},
    "default_of_own_name": {"code": "D59", "fix": None, "runs": []},
    "Middle.scaled": {"code": "D40", "make": "Last()", "runs": ["1"]},
    "keyword_only_in_inner_function": {"code": "D19", "runs": ["1", "5, k=7"]},
    "numbered": {"code": "D64", "runs": ["[1, 2, 3, 4]", "[]"]},
    "numbered_in_display": {"code": "D64", "runs": ["[1, 2, 3, 4], 2"]},
    "numbered_by_name": {"code": "D64", "fix": None, "runs": []},
    "paired": {"code": "D64", "confirm": True, "runs": ["[1, 2], [3, 4]"]},
    "paired_loosely": {"code": "D64", "runs": ["['a', 'b'], [3, 4, 5]"]},
    "deleted_in_branch": {"code": "D63", "confirm": True, "runs": ["5", "1"]},
    "deleted_behind_return": {"code": "D63", "confirm": True, "runs": ["5", "1"]},
    "deleted_alone": {"code": "D63", "confirm": True, "runs": ["5", "1"]},
    "deleted_with_comment": {"code": "D63", "fix": None, "runs": []},
    "deleted_with_another": {"code": "D63", "fix": None, "runs": []},
}
