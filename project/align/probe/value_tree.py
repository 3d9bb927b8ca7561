"""Values of a program as trees of plain data: tensors, lists, maps, numbers, texts, and names of other types."""

import collections.abc
import dataclasses
import functools
import math
import types

import numpy

from .plain_arguments import attributes

DEPTH, LENGTH = 8, 4096  # beyond which a value is not looked into


def plain(number):
    """A number that JSON can represent; numbers that are not finite become their names."""
    if isinstance(number, (bool, numpy.bool_)):
        return bool(number)
    if isinstance(number, (int, numpy.integer)):
        return int(number)
    number = float(number)
    return number if math.isfinite(number) else str(number)


def _members(value, with_objects):
    """Named parts of a value that is made of them, or nothing."""
    if isinstance(value, collections.abc.Mapping):
        return value.items()
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return [(field.name, getattr(value, field.name, None)) for field in dataclasses.fields(value)]
    own = attributes(value) if with_objects else None
    return None if own is None else own.items()


def tree(value, tensor, depth=0, with_objects=False):
    """`tensor` gives what is said of a tensor or array, or nothing for other values."""
    described = tensor(value)
    if described is not None:
        return described
    if isinstance(value, (bool, int, float, numpy.number, numpy.bool_)):
        complex_number = isinstance(value, numpy.complexfloating)
        return {"other": "complex"} if complex_number else {"number": plain(value)}
    if isinstance(value, (str, bytes)):
        return {"text": str(value)[:1000]}
    if isinstance(value, types.GeneratorType):
        return {"other": "generator"}
    if with_objects and isinstance(value, functools.partial):  # frameworks name arguments otherwise
        value = [*value.args, *value.keywords.values()]
    members = None if depth >= DEPTH else _members(value, with_objects)
    if members is not None and len(value if hasattr(value, "__len__") else members) <= LENGTH:
        return {"map": {str(key): tree(each, tensor, depth + 1, with_objects) for key, each in members}}
    if isinstance(value, (list, tuple, range)) and depth < DEPTH and len(value) <= LENGTH:
        return {"list": [tree(each, tensor, depth + 1, with_objects) for each in value]}
    return {"other": type(value).__name__}


def leaves(value, tensor):
    """The tensors in a value, in the order of its tree."""
    found = []

    def keep(each):
        if tensor(each):
            found.append(each)
            return {"other": ""}
        return None

    tree(value, keep)
    return found


def rebuilt(value, other, replace):
    """The value with each tensor, array and number in it replaced by `replace(it, node of the other tree)`."""
    if not isinstance(other, dict):
        return value
    if "tensor" in other or "number" in other:
        return replace(value, other)
    if type(value) in (list, tuple) and len(value) == len(other.get("list", ())):
        parts = [rebuilt(each, node, replace) for each, node in zip(value, other["list"])]
        return type(value)(parts)
    if type(value) is dict and "map" in other:
        return {key: rebuilt(each, other["map"].get(str(key)), replace) for key, each in value.items()}
    return value
