"""Decoding loops: bounds of Python that a tensor ends."""
import paddle


def greedy(logits, max_len):
    out = []
    for t in range(max_len):
        token = paddle.argmax(logits[t])
        out.append(token)
    return paddle.stack(out)


def greedy_while(logits, eos, max_len):
    step = 0
    token = paddle.zeros([], dtype="int64")
    while step < max_len:
        token = paddle.argmax(logits[step])
        if token.item() == eos:
            break
        step += 1
    return token


def greedy_while_tensor(logits, max_len):
    step = paddle.zeros([1], dtype="int64")
    total = paddle.zeros([4])
    while step < max_len:
        total = total + logits[0]
        step = step + 1
    return total


def endless_until(x, limit):
    while True:
        x = x * 2
        if x.sum() > limit:
            return x


def endless_break(x, limit):
    while True:
        x = x * 2
        if x.sum() > limit:
            break
    return x


def endless_python(n):
    k = 1
    while True:
        k = k * 2
        if k > n:
            break
    return k


def tensor_bound(x):
    n = paddle.shape(x)[0]
    i = 0
    total = 0.0
    while i < n:
        total = total + x[i]
        i = i + 1
    return total


def shape_bound(x):
    total = 0.0
    for i in range(x.shape[0]):
        total = total + x[i]
    return total


def length_until_zero(tokens):
    count = 0
    for tok in tokens:
        if tok == 0:
            break
        count = count + 1
    return count


def length_of_list(tokens):
    count = 0
    for tok in tokens:
        if tok == 0:
            break
        count = count + 1
    return count


def temperature_schedule(logits, temps):
    for t in temps:
        logits = logits / t
        if logits.max() < 1:
            break
    return logits


def min_length(logits, length, eos):
    if length < 3:
        logits[eos] = -1e9
    return logits


def as_they_are_called():
    length_until_zero(paddle.to_tensor([4, 8, 0, 3]))


CASES = {
    "greedy": ["T([[1, 2, 3, 4.0], [4, 3, 2, 1.0]]), 2"],
    "greedy_while": ["T([[1, 2, 3, 4.0], [4, 3, 2, 1.0], [1, 9, 2, 3]]), 0, 3"],
    "greedy_while_tensor": ["T([[1, 2, 3, 4.0], [4, 3, 2, 1.0], [1, 9, 2, 3]]), 3"],
    "tensor_bound": ["T([4.0, 8.0])"],
    "shape_bound": ["T([4.0, 8.0])"],
    "length_until_zero": ["I([4, 8, 0, 3])"],
    "temperature_schedule": ["T([0.1, 20.2, 0.7, 0.0]), [2.0, 4.0, 8.0]"],
    "min_length": ["T([0.1, -20.2, 0.7, 0.0]), 2, 1", "T([0.1, -20.2, 0.7, 0.0]), 5, 1"],
    "endless_until": ["T([1.0, 2.0]), 20.0"],
    "endless_break": ["T([1.0, 2.0]), 20.0"],
    "endless_python": ["100"],
    "length_of_list": ["[4, 8, 0, 3]", "[4, 3]"],
}
