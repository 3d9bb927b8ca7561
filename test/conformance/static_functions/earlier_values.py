"""Values from before a tensor test that one branch replaces, and functions as values."""
import paddle


def text_before(x):
    way = "up"
    scale = 2
    if x.sum() > 0:
        way = "down"
    return x * scale, way


def number_before(x):
    step = 0
    if x.sum() > 0:
        step = 1.5
    return x + step


def items_before(x):
    parts = [x]
    if x.sum() > 0:
        parts = [x, x]
    return parts[0]


def same_before(x):
    step = 1
    if x.sum() > 0:
        step = 2
    return x + step


def replaced_before(x):
    way = "up"
    way = x * 2
    if x.sum() > 0:
        way = x * 3
    return way


def function_before(x):
    turn = paddle.sin
    if x.sum() > 0:
        turn = paddle.cos
    return turn(x)


def function_chosen(x):
    turn = (lambda v: v + 1) if x.sum() > 0 else (lambda v: v - 1)
    return turn(x)


def function_alike(x):
    turn = paddle.sin
    if x.sum() > 0:
        turn = paddle.sin
    return turn(x)


CASES = {
    "text_before": ["T([1.0])", "T([-1.0])"],
    "number_before": ["T([1.0])", "T([-1.0])"],
    "items_before": ["T([1.0])", "T([-1.0])"],
    "same_before": ["T([1.0])", "T([-1.0])"],
    "replaced_before": ["T([1.0])", "T([-1.0])"],
    "function_before": ["T([1.0])", "T([-1.0])"],
    "function_chosen": ["T([1.0])", "T([-1.0])"],
    "function_alike": ["T([1.0])", "T([-1.0])"],
}
