"""Decorators on decorators, arrays, items of containers, filters."""
import functools

import numpy as np
import paddle


def logged(fn):
    def inner(*args, **kwargs):
        return fn(*args, **kwargs)
    return inner


def bounded(low, high):
    def wrap(fn):
        def inner(x, *rest):
            return paddle.clip(fn(x, *rest), low, high)
        return inner
    return wrap


def rounded(fn):
    @functools.wraps(fn)
    def inner(x):
        return paddle.round(fn(x))
    return inner


@logged
def deco_one(x):
    return x * 2


@bounded(0.0, 1.0)
def deco_two_args(x):
    return x * 2


@rounded
@logged
def deco_stacked_plain(x):
    return x * 2


def nms(boxes, scores, limit):
    order = paddle.argsort(scores, descending=True)
    keep = []
    for i in order.tolist():
        if float(scores[i]) > limit:
            keep.append(i)
    return keep


def clip_box(box, size):
    x0, y0, x1, y1 = box
    w, h = size
    x0 = max(0, min(x0, w))
    x1 = max(0, min(x1, w))
    return x0, y0, x1, y1


def clip_box_tensor(box, w):
    x0 = max(box[0], 0)
    x1 = min(box[1], w)
    return x1 - x0


def comp_filter(x):
    return [v for v in x if v > 0]


def comp_filter_list(xs):
    return [v for v in xs if v > 0]


def np_func_on_tensor(x):
    return np.exp(x.numpy())


def item_test(x):
    if x.sum().item() > 0:
        return x + 1
    return x - 1


def item_index(x):
    i = x.argmax().item()
    table = ["a", "b", "c"]
    return table[i]


def find_first(x, wanted):
    for i in range(x.shape[0]):
        if x[i] == wanted:
            return i
    return -1


def find_value(xs, wanted):
    for v in xs:
        if v == wanted:
            return v
    return None


def newton_steps(x, target, steps):
    for i in range(steps):
        nxt = 0.5 * (x + target / x)
        if paddle.abs(nxt - x).max() < 0.01:
            break
        x = nxt
    return x


def as_they_are_called():
    clip_box_tensor(paddle.to_tensor([1.0, 20.0]), 10)
    comp_filter(paddle.to_tensor([1.0, -2.0]))


CASES = {
    "deco_two_args": ["T([1.0])"],
    "deco_stacked_plain": ["T([1.2])"],
    "deco_one": ["T([1.0])"],
    "nms": ["T([1.0, 2.0]), T([0.9, 0.1]), 0.5"],
    "clip_box": ["(1, 2, 300, 4), (100, 100)"],
    "clip_box_tensor": ["T([1.0, 20.0]), 10"],
    "item_index": ["T([4.0, 1.0])"],
    "item_test": ["T([4.0, 1.0])", "T([-4.0, 1.0])"],
    "comp_filter": ["T([1.0, -2.0])"],
    "comp_filter_list": ["[1, -2]"],
    "find_first": ["T([1.0, 2.0]), 2.0", "T([1.0, 2.0]), 5.0"],
    "find_value": ["[1.0, 2.0], 2.0", "[1.0], 5.0"],
    "newton_steps": ["T([1.0]), 2.0, 5"],
    "np_func_on_tensor": ["T([4.0, 1.0])"],
}
