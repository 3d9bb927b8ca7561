"""Gives what the converted program has captured the values of the original, so that both compute from the same."""

import numpy


def _is_same_kind(own, original, kind):
    return kind in own and kind in original


def _array(own, original, kind):
    if own["shape"] != original["shape"]:
        return {**own, "note": f"of the converted program: the original has the shape {original['shape']}"}
    return {**own, kind: original[kind], "recorded": original["dtype"]}


def _list(own, original, kind):
    if len(own[kind]) != len(original[kind]):
        return own
    return {**own, kind: [with_values_of(*pair) for pair in zip(own[kind], original[kind])]}


def _dict(own, original):
    other = original["dict"]
    return {**own, "dict": {key: with_values_of(each, other.get(key, {})) for key, each in own["dict"].items()}}


def _weights(own, original):
    """Own names and layouts, and the values that the original has."""
    state = {}
    for name, each in own["state"].items():
        given = original["state"].get(each["elsewhere"])
        shape = given and (given["shape"][::-1] if each["turned"] else given["shape"])
        fits = given is not None and shape == each["shape"]
        state[name] = {**each, "tensor": given["tensor"]} if fits else {**each, "turned": False}
    return {**own, "state": state}


def with_values_of(own, original):
    """The description of a value, with the original's arrays where they fit. Numbers stay: they may be the fault."""
    for kind in ("tensor", "array"):
        if _is_same_kind(own, original, kind):
            return _array(own, original, kind)
    for kind in ("list", "tuple"):
        if _is_same_kind(own, original, kind):
            return _list(own, original, kind)
    if _is_same_kind(own, original, "dict"):
        return _dict(own, original)
    if _is_same_kind(own, original, "state"):
        return _weights(own, original)
    if _is_same_kind(own, original, "literal") and own["literal"] != original["literal"]:
        return {**own, "note": f"{original['literal'][:60]} in the original"}
    return own


def weights(layer):
    """The arrays of a layer's state as the layer stores them."""
    def array(each):
        loaded = numpy.load(each["tensor"])
        return loaded.T if each["turned"] else loaded

    return {name: array(each) for name, each in layer["state"].items()}
