"""How far the value of one side is from that of the other: numbers for the reader, never a judgement."""

import math

import numpy

from .arrays import CHUNK, square
from .value_tree import plain


def _kind(node):
    return next(iter(node))


def _named(node):
    kind = _kind(node)
    if kind == "other":
        return node["other"]
    if kind in ("list", "map"):
        return f"{kind} of {len(node[kind])}"
    return kind


def _structure(at, original, converted):
    return {"at": at, "what": "structure", "original": original, "converted": converted}


def _family(described):
    """Types of one family differ in width only."""
    name = described["dtype"].rpartition(".")[2]
    for family in ("float", "int", "complex"):
        if family in name:
            return family
    return name


def _index(place, original):
    flat = int(place) * original["stride"]
    if not original["shape"]:
        return []
    return [int(each) for each in numpy.unravel_index(flat, original["shape"])]


def distances(original, converted):
    """Absolute differences as float64; equal infinities, and nan on both sides, count as zero."""
    wide = "complex128" if "c" in (original.dtype.kind, converted.dtype.kind) else "float64"
    if original.dtype.kind == converted.dtype.kind == "i":
        with numpy.errstate(over="ignore"):
            apart = numpy.abs(original - converted).astype("float64")
        return original.astype("float64"), converted.astype("float64"), apart
    first, second = original.astype(wide), converted.astype(wide)
    with numpy.errstate(invalid="ignore", over="ignore"):
        apart = numpy.abs(second - first)
    if not math.isfinite(float(apart.sum())):
        same = (first == second) | (numpy.isnan(first) & numpy.isnan(second))
        apart[same] = 0.0
    return first, second, apart


def _spread(total, squares, count):
    """Over what part of the elements errors are spread: 1 where all are alike, 1/n where one of n is off."""
    return plain(total * total / (count * squares)) if squares > 0 else 0.0


def _numbers(first, second, apart, original):
    """Of two arrays of one length: how far apart they are, and where most."""
    if not apart.size:
        return {"largest": 0.0, "scale": 0.0, "rms": 0.0, "rms_scale": 0.0, "spread": 0.0, "index": None}
    order = numpy.where(numpy.isnan(apart), numpy.inf, apart) if math.isnan(float(apart.max())) else apart
    place = int(order.argmax())
    size = numpy.abs(first)
    if not math.isfinite(float(size.max())):
        size = size[numpy.isfinite(size)]
    finite = apart if math.isfinite(float(apart[place])) else apart[numpy.isfinite(apart)]

    def rms(values):
        return math.sqrt(square(values) / values.size) if values.size else 0.0

    with numpy.errstate(over="ignore"):
        return {"largest": plain(apart[place]), "scale": plain(size.max() if size.size else 0.0),
                "rms": plain(rms(finite)), "rms_scale": plain(rms(size)),
                "spread": _spread(float(finite.sum()), square(finite), finite.size), "index": _index(place, original),
                "original": _element(first[place]), "converted": _element(second[place])}


def _finite_numbers(first, second, original):
    """As `_numbers`, for real arrays without nan and inf: chunk by chunk, in the cache of a processor."""
    largest, place, scale, total, squares, own = -1.0, 0, 0.0, 0.0, 0.0, 0.0
    for start in range(0, first.size, CHUNK):
        one = first[start:start + CHUNK].astype("float64")
        apart = numpy.abs(second[start:start + CHUNK].astype("float64") - one)
        at = int(apart.argmax())
        if apart[at] > largest:
            largest, place = float(apart[at]), start + at
        scale = max(scale, float(one.max()), -float(one.min()))
        total, squares, own = total + float(apart.sum()), squares + square(apart), own + square(one)
    return {"largest": plain(largest), "scale": plain(scale), "rms": plain(math.sqrt(squares / first.size)),
            "rms_scale": plain(math.sqrt(own / first.size)), "spread": _spread(total, squares, first.size),
            "index": _index(place, original),
            "original": _element(first[place]), "converted": _element(second[place])}


def _element(value):
    if isinstance(value, (complex, numpy.complexfloating)):
        return [plain(value.real), plain(value.imag)]
    return plain(value)


def tensors(at, original, converted, read_original, read_converted):
    """One entry for two tensors, given what their values say of them."""
    entry = {"at": at, "what": "values", "dtypes": [original["dtype"], converted["dtype"]],
             "shapes": [original["shape"], converted["shape"]]}
    if original["shape"] != converted["shape"]:
        return {**entry, "what": "shape"}
    if original["stride"] != converted["stride"]:  # two recordings with different limits
        return {**entry, "what": "structure"}
    first, second = read_original(original), read_converted(converted)
    is_finite = not any(said[name] for said in (original, converted) for name in ("nan", "inf"))
    if first.size and is_finite and first.dtype.kind == second.dtype.kind == "f":
        entry.update(_finite_numbers(first, second, original))
        return entry
    first, second, apart = distances(first, second)
    entry.update(_numbers(first, second, apart, original))
    if _family(original) != _family(converted):
        entry["what"] = "dtype"
    elif first.size and (original["nan"] or converted["nan"]):
        where = numpy.isnan(first) != numpy.isnan(second)
        if where.any():
            place = int(where.argmax())
            entry.update(what="nan", index=_index(place, original), original=_element(first[place]),
                         converted=_element(second[place]))
    return entry


def _number_entry(at, original, converted):
    first, second = float(original), float(converted)
    same = first == second or (math.isnan(first) and math.isnan(second))
    return {"at": at, "what": "number", "largest": 0.0 if same else plain(abs(second - first)),
            "scale": plain(abs(first)), "original": original, "converted": converted}


def _identity(first, second):
    return tuple((said["offset"], said["stored"], said["dtype"], *said["shape"]) for said in (first, second))


def compare(original, converted, read_original, read_converted, known=None):
    """The entries of two value trees, in the order of the original's. `known` keeps those of tensors: one that passes
    through several layers is stored once, and compared once."""
    entries = []
    known = {} if known is None else known

    def tensor(at, first, second):
        key = _identity(first, second)
        if key not in known:
            known[key] = tensors(at, first, second, read_original, read_converted)
        return {**known[key], "at": at}

    def members(at, first, second):
        for key in first:
            if key in second:
                walk(f"{at}[{key!r}]", first[key], second[key])
            else:
                entries.append(_structure(f"{at}[{key!r}]", _named(first[key]), None))
        for key in second:
            if key not in first:
                entries.append(_structure(f"{at}[{key!r}]", None, _named(second[key])))

    def walk(at, first, second):
        kind = _kind(first)
        if first.get("other") == "device":  # Paddle says it by a text
            return
        if kind != _kind(second):
            entries.append(_structure(at, _named(first), _named(second)))
        elif kind == "tensor":
            entries.append(tensor(at, first[kind], second[kind]))
        elif kind == "number":
            entries.append(_number_entry(at, first[kind], second[kind]))
        elif kind == "list":
            members(at, dict(enumerate(first[kind])), dict(enumerate(second[kind])))
        elif kind == "map":
            members(at, first[kind], second[kind])
        elif kind == "text" and first != second:
            entries.append({"at": at, "what": "text", "original": first[kind], "converted": second[kind]})
        elif kind == "other" and "NoneType" in (first[kind], second[kind]) and first != second:
            entries.append(_structure(at, first[kind], second[kind]))

    walk("", original, converted)
    return entries
