"""Values for names that a snippet reads and does not define: the same NumPy values on both sides.

A document does not say what such a name is. Several kinds are tried, from a matrix to a truth value; what both halves
accept is compared.
"""

import random
import re

SIZE = 4

# What names tell of their values.
WHOLE = re.compile(r"^(index|indices|idx|ids?|labels?|targets?|tgt|tokens?|classes)\d*$")
TRUTH = re.compile(r"^(masks?|cond|condition|\w+_mask)\d*$")
NUMBER = re.compile(r"^(dims?\d*|axis\d*|k|n|p|num|num_classes|num_samples|offset|diagonal|start|repeats?)$")


def _product(shape):
    count = 1
    for each in shape:
        count *= each
    return count


def _floats(shape, draw):
    return [round(draw.uniform(0.05, 0.3), 4) for _ in range(_product(shape))]


def _dominant(shape, draw):
    """Of full rank: the last two axes have a heavy diagonal."""
    values = _floats(shape, draw)
    if len(shape) >= 2 and shape[-1] == shape[-2]:
        side = shape[-1]
        for at in range(0, len(values), side * side):
            for i in range(side):
                values[at + i * side + i] = round(0.95 - 0.03 * i - 0.01 * draw.random(), 4)
    return values


def _symmetric(shape, draw):
    values = _dominant(shape, draw)
    side = shape[-1]
    return [values[max(i, j) * side + min(i, j)] for i in range(side) for j in range(side)]


def _whole(shape, draw):
    """Each row is a permutation of 0..3."""
    values = []
    while len(values) < _product(shape):
        row = list(range(SIZE))
        draw.shuffle(row)
        values += row
    return values[:_product(shape)]


def _truth(shape, draw):
    values = [draw.random() < 0.5 for _ in range(_product(shape))]
    return values[:-2] + [True, False] if len(values) > 2 else values


def _complex(shape, draw):
    return [[each, draw.uniform(-0.3, 0.3)] for each in _dominant(shape, draw)]


KINDS = [("float32", (4, 4), _dominant), ("float32", (4, 4, 4), _dominant), ("float32", (4,), _floats),
         ("float32", (2, 4, 4, 4), _dominant), ("float32", (2, 3), _floats), ("int64", (4, 4), _whole),
         ("int64", (4,), _whole), ("bool", (4, 4), _truth), ("complex64", (4, 4), _complex), ("float32", (), _floats),
         ("float32", (4, 4), _symmetric)]


def _value(dtype, shape, make, name):
    return {"dtype": dtype, "shape": list(shape), "values": make(shape, random.Random(name))}


def _given(name, kind, whole_shape, uses_hints):
    dtype, shape, make = kind
    if NUMBER.match(name):
        return {"number": 1}
    if uses_hints and WHOLE.match(name):
        return _value("int64", shape if whole_shape is None else whole_shape, _whole, name)
    if uses_hints and TRUTH.match(name):
        return _value("bool", shape, _truth, name)
    return _value(dtype, shape, make, name)


def _with_numbers(names, kind):
    return {name: {"number": 1} if WHOLE.match(name) else _given(name, kind, None, True) for name in names}


def _with(given, names, dtype, shape, make):
    return {name: _value(dtype, shape, make, name) if name in names else value for name, value in given.items()}


def _variants(names, results):
    """Losses take whole numbers last; `out=` takes the dtype of the result."""
    for kind in KINDS[:4]:
        given = {name: _given(name, kind, None, True) for name in names}
        if len(names) > 1 and not results:
            yield _with(given, names[-1:], "int64", (SIZE,), _whole)
        for dtype, make in (("bool", _truth), ("int64", _whole)):
            if results:
                yield _with(given, results, dtype, kind[1], make)


def candidates(names, results=()):
    """Lists of {name: value}, in the order in which they are tried. One empty one where no name is missing.

    `results` are the names among them that results are written to.
    """
    if not names:
        return [{}]
    hinted = any(WHOLE.match(name) or TRUTH.match(name) for name in names)
    result = []
    for kind in KINDS:
        if hinted:
            result.append({name: _given(name, kind, None, True) for name in names})
            if len(kind[1]) > 1:
                result.append({name: _given(name, kind, (SIZE,), True) for name in names})
            result.append(_with_numbers(names, kind))
        result.append({name: _given(name, kind, None, False) for name in names})
    symmetric = result.pop()
    return result + list(_variants(names, results)) + [symmetric]


def says_little(number, given):
    """A symmetric matrix is its own transpose, and a single number its own sum and mean."""
    values = [each for each in given[number].values() if "shape" in each]
    is_symmetric = len(given) > 1 and number == len(given) - 1
    return is_symmetric or (bool(values) and all(each["shape"] == [] for each in values))


def in_words(given):
    def one(value):
        if "number" in value:
            return str(value["number"])
        return f"{value['dtype']} {value['shape']}"

    return ", ".join(f"{name} = {one(value)}" for name, value in given.items())
