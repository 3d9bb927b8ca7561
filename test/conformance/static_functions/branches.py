"""Branches, conditional expressions and tests of every kind, and returns in them."""
import paddle
import paddle.nn.functional as F


def clamp(x, low, high):
    if x < low:
        y = low
    elif x > high:
        y = high
    else:
        y = x
    return y


def tensor_sign(x):
    if x.mean() > 0:
        y = x * 2
    else:
        y = x - 1
    return y


def only_if(x, flag):
    y = x
    if flag:
        y = x + 1
    return y


def one_side(x):
    if x.sum() > 0:
        y = x + 1
    return x


def one_side_used(x):
    if x.sum() > 0:
        y = x + 1
    return y


def nested(x, y):
    if x.sum() > 0:
        if y.sum() > 0:
            z = x + y
        else:
            z = x - y
    else:
        z = x * y
    return z


def early(x):
    if x.mean() > 0:
        return x
    return -x


def early_python(n):
    if n > 3:
        return "big"
    if n > 1:
        return "middle"
    return "small"


def early_elif(x, mode):
    if mode == "relu":
        return F.relu(x)
    elif mode == "tanh":
        return paddle.tanh(x)
    else:
        y = x * 2
    return y


def return_of_one(x):
    if x.sum() > 0:
        x = x + 1
        return x
    x = x * 3
    return x


def none_or_value(x):
    if x.sum() > 0:
        return None
    return x


def nothing_returned(x, flag):
    if flag:
        return
    x = x + 1


def partial_return(x, deep):
    if x.sum() > 0:
        if deep:
            return x
        x = x + 1
    return x * 2


def partial_tensor_return(x, y):
    if x.sum() > 0:
        if y.sum() > 0:
            return x
        x = x + 1
    return x * 2


def tuples(x, flag):
    if flag:
        return x, 1
    return x, 2


def tuples_by_tensor(x):
    if x.sum() > 0:
        return x, x + 1
    return x, x - 1


def lengths_by_tensor(x):
    if x.sum() > 0:
        return x, x
    return x


def ternary(x, flag):
    return x + 1 if flag else x - 1


def tensor_ternary(x):
    y = x + 1 if x.sum() > 0 else x - 1
    return y


def nested_ternary(n):
    return "a" if n > 2 else "b" if n > 1 else "c"


def ternary_in_call(x, flag):
    return paddle.add(x, x if flag else x * 2)


def logic(a, b, c):
    if a and b or not c:
        return 1
    return 0


def tensor_logic(x, y):
    if x.sum() > 0 and y.sum() > 0:
        z = x + y
    else:
        z = x - y
    return z


def mixed_logic(x, flag):
    if flag and x.sum() > 0:
        y = x + 1
    else:
        y = x
    return y


def not_tensor(x):
    if not x.sum() > 0:
        y = x + 1
    else:
        y = x
    return y


def value_of_or(a, b):
    return a or b


def lazy(x):
    if x is not None and x[0] > 0:
        return x[0]
    return 0


def chained(a, b, c):
    if a < b < c:
        return 1
    return 0


def chained_tensor(x, low, high):
    if low < x < high:
        y = x
    else:
        y = -x
    return y


def member(x, names):
    if x in names:
        return names[x]
    return None


def identity(x, bias=None):
    if bias is None:
        bias = 1
    return x + bias


def none_replaced(x):
    y = None
    if x.sum() > 0:
        y = x + 1
    return y


def walrus(n):
    if (half := n // 2) > 1:
        return half
    return 0


def walrus_behind(n, m):
    if n > 0 and (rest := m - n) > 0:
        return rest
    return -1


def type_test(x):
    if isinstance(x, paddle.Tensor):
        return 1
    return 2


def kinds_differ(x):
    if x.sum() > 0:
        y = 1
    else:
        y = 1.5
    return y


def numbers(x):
    if x.sum() > 0:
        k = 1
    else:
        k = 2
    return x * k


def same_number(x):
    if x.sum() > 0:
        k = 2
        x = x + 1
    else:
        k = 2
        x = x - 1
    return x * k


def ranks_differ(x):
    if x.sum() > 0:
        y = x
    else:
        y = x.sum()
    return y


def text_by_tensor(x):
    if x.sum() > 0:
        name = "up"
    else:
        name = "down"
    return name


def elif_chain(x, n):
    if n == 0:
        x = x + 1
    elif n == 1:
        x = x * 2
    elif n == 2:
        x = x - 3
    return x


def pass_in_branch(x):
    if x.sum() > 0:
        pass
    else:
        x = x + 1
    return x


def deleted(n):
    extra = [1, 2]
    if n > 1:
        del extra[0]
    return extra


def deleted_name(n):
    extra = 3
    if n > 1:
        del extra
    return n


def swapped(a, b):
    if a > b:
        a, b = b, a
    return a, b


def chained_assignment(n):
    if n > 1:
        a = b = n
    else:
        a = b = 0
    return a + b


def augmented(x):
    if x.sum() > 0:
        x += 1
    else:
        x -= 1
    return x


def annotated(n: int) -> int:
    total: int = 0
    limit: int
    if n > 1:
        total: int = n
    return total


def bool_of_tensor(x):
    if x.any():
        return x + 1
    return x


def shapes(x):
    if x.shape[0] > 1:
        return x[0]
    return x


def rank(x):
    if len(x.shape) == 2:
        return paddle.sum(x, axis=1)
    return x


def asserted(x):
    assert x.shape[0] > 0, "rows are needed"
    assert x.ndim
    return x * 2


def asserted_tensor(x):
    assert x.sum() > 0, "the sum is positive"
    return x


def raised(n):
    if n > 3:
        raise ValueError(f"{n} is too much")
    return n


def forgets_in_branch(x: paddle.Tensor):
    y = x
    if x > 2:
        twice = x * 2
        y = twice + 1
        del twice
    return y


def forgets_behind_return(x: paddle.Tensor):
    if x > 2:
        return x
    twice = x * 2
    y = twice + 1
    del twice
    return y


def forgets_in_loop(x: paddle.Tensor):
    y = x
    while y < 20:
        more = x + 3
        y = y + more
        del more
    return y


def forgets_for_python(x, n):
    y = x
    for i in range(n):
        more = x + i
        if i == 2:
            break
        y = y + more
        del more
    return y


def forgets_behind_branches(x: paddle.Tensor):
    more = x + 1
    if x > 2:
        y = x + more
    else:
        y = x - more
    del more
    return y


def asks_in_with(a, n):
    with paddle.no_grad():
        if n > 4:
            d = n
    if a > 0:
        if (d := a) > 3:
            with paddle.no_grad():
                if not d <= 4:
                    return n
        a = a + 1
    return a


CASES = {
    "clamp": ["1, 2, 5", "7, 2, 5", "T(3.0), 2, 5"],
    "tensor_sign": ["T([1.0, 2.0])", "T([-1.0])"],
    "only_if": ["T([1.0]), True", "T([1.0]), False"],
    "one_side": ["T([1.0])"],
    "one_side_used": ["T([1.0])"],
    "nested": ["T([1.0]), T([2.0])", "T([1.0]), T([-2.0])", "T([-1.0]), T([2.0])"],
    "early": ["T([1.0])", "T([-1.0])"],
    "early_python": ["5", "2", "0"],
    "early_elif": ["T([1.0]), 'relu'", "T([1.0]), 'tanh'", "T([1.0]), ''"],
    "return_of_one": ["T([1.0])", "T([-1.0])"],
    "none_or_value": ["T([1.0])", "T([-1.0])"],
    "nothing_returned": ["1, True", "1, False"],
    "partial_return": ["T([1.0]), True", "T([1.0]), False", "T([-1.0]), False"],
    "partial_tensor_return": ["T([1.0]), T([1.0])", "T([1.0]), T([-1.0])"],
    "tuples": ["1, True", "1, False"],
    "tuples_by_tensor": ["T([1.0])", "T([-1.0])"],
    "lengths_by_tensor": ["T([1.0])", "T([-1.0])"],
    "ternary": ["1, True", "T([1.0]), False"],
    "tensor_ternary": ["T([1.0])", "T([-1.0])"],
    "nested_ternary": ["3", "2", "1"],
    "ternary_in_call": ["T([1.0]), True", "T([1.0]), False"],
    "logic": ["1, 0, 1", "1, 1, 1", "0, 0, 0"],
    "tensor_logic": ["T([1.0]), T([1.0])", "T([1.0]), T([-1.0])"],
    "mixed_logic": ["T([1.0]), True", "T([1.0]), False"],
    "not_tensor": ["T([1.0])", "T([-1.0])"],
    "value_of_or": ["0, 5", "3, 5"],
    "lazy": ["None", "[1]", "[-1]"],
    "chained": ["1, 2, 3", "1, 3, 2"],
    "chained_tensor": ["T(1.0), 0, 2"],
    "member": ["'a', {'a': 1}", "'b', {'a': 1}"],
    "identity": ["1", "1, 5", "T([1.0])"],
    "none_replaced": ["T([1.0])"],
    "walrus": ["5", "1"],
    "walrus_behind": ["1, 5", "0, 5"],
    "type_test": ["T([1.0])", "3"],
    "kinds_differ": ["T([1.0])", "T([-1.0])"],
    "numbers": ["T([1.0])", "T([-1.0])"],
    "same_number": ["T([1.0])", "T([-1.0])"],
    "ranks_differ": ["T([1.0])", "T([-1.0])"],
    "text_by_tensor": ["T([1.0])"],
    "elif_chain": ["T([1.0]), 0", "T([1.0]), 1", "T([1.0]), 2", "T([1.0]), 3"],
    "pass_in_branch": ["T([1.0])", "T([-1.0])"],
    "deleted": ["1", "2"],
    "deleted_name": ["1", "2"],
    "swapped": ["2, 1", "1, 2"],
    "chained_assignment": ["2", "0"],
    "augmented": ["T([1.0])", "T([-1.0])"],
    "annotated": ["2", "0"],
    "bool_of_tensor": ["B([True, False])", "B([False])"],
    "shapes": ["T([[1.0], [2.0]])", "T([[1.0]])"],
    "rank": ["T([[1.0], [2.0]])", "T([1.0])"],
    "asserted": ["T([1.0])"],
    "asserted_tensor": ["T([1.0])"],
    "raised": ["1", "4"],
    "forgets_in_branch": ["T(5)", "T(1)"],
    "forgets_behind_return": ["T(5)", "T(1)"],
    "forgets_in_loop": ["T(5)", "T(1)"],
    "forgets_for_python": ["T(5), 4", "T(1), 1"],
    "forgets_behind_branches": ["T(5)", "T(1)"],
    "asks_in_with": ["1, 2", "5, 2", "4, 5"],
}
