"""Whether two described values are the same, and where they are not."""

import base64

import numpy

# What a value may be off by, relative to its size: as `paddle-ls align` has it.
BOUNDS = {"float64": 1e-9, "complex128": 1e-9, "float16": 2e-2, "bfloat16": 2e-2, "bool": 0.0}
SINGLE_BOUND = 3e-5
ARRAYS = ("tensor", "array")
# Kinds that have no value.
WITHOUT_VALUE = ("object", "place")


def array_of(value):
    if "stored" not in value:
        return numpy.asarray(value["value"] if value["type"] != "float" else float(value["value"]))
    stored = numpy.frombuffer(base64.b64decode(value["bytes"]), dtype=value["stored"])
    whole = int(numpy.prod(value["shape"], dtype=numpy.int64))
    return stored.reshape(value["shape"]) if stored.size == whole else stored


def _text_of(value):
    with numpy.printoptions(precision=6, threshold=8, edgeitems=3):
        return " ".join(str(array_of(value)).split())[:160]


def in_words(value):
    """A value, shortened."""
    if value is None:
        return "nothing"
    if value["kind"] in ARRAYS:
        return f"{value['dtype']} {value['shape']} {_text_of(value)}"
    if value["kind"] == "list":
        shown = ", ".join(in_words(each) for each in value["parts"][:4])
        return f"({shown}{', ...' if len(value['parts']) > 4 else ''})"[:300]
    if value["kind"] == "dict":
        return "{" + ", ".join(f"{key}: {in_words(each)}" for key, each in list(value["parts"].items())[:4])[:300] + "}"
    if value["kind"] == "plain":
        return str(value["value"])[:200]
    return f"a {value['type']}"


def _bound(dtype):
    if "int" in dtype:
        return 0.0
    return BOUNDS.get(dtype, SINGLE_BOUND)


def _distance(left, right, bound):
    """The places that are off. Not a number is the same as itself, and so is infinity."""
    wide = numpy.complex128 if "complex" in (left.dtype.name + right.dtype.name) else numpy.float64
    if bound == 0:
        return left != right
    left, right = left.astype(wide), right.astype(wide)
    with numpy.errstate(all="ignore"):
        same = (left == right) | (numpy.isnan(left) & numpy.isnan(right))
        finite = numpy.isfinite(left) & numpy.isfinite(right)
        sizes = numpy.abs(numpy.where(finite, left, 0))
        scale = float(numpy.sqrt(numpy.mean(sizes ** 2))) if sizes.size else 0.0
        close = finite & (numpy.abs(left - right) <= bound * (sizes + scale) + 1e-7)
    return ~(same | close)


def _only_signs(left, right, bound):
    if bound == 0 or left.dtype.kind not in "fc":
        return False
    return not _distance(numpy.abs(left), numpy.abs(right), bound).any()


def _only_order(left, right, bound):
    if bound == 0 or left.ndim == 0 or left.dtype.kind not in "fc":
        return False
    return not _distance(numpy.sort(left, axis=None), numpy.sort(right, axis=None), bound).any()


def _kind_of(left, right, bound):
    if _only_signs(left, right, bound):
        return "signs"
    return "order" if _only_order(left, right, bound) else "values"


def _arrays(left, right, at):
    if left["shape"] != right["shape"]:
        return [{"what": "shape", "at": at, "torch": str(left["shape"]), "paddle": str(right["shape"])}]
    found = []
    own, other = array_of(left), array_of(right)
    bound = max(_bound(left["dtype"]), _bound(right["dtype"]))
    off = numpy.asarray(_distance(own, other, bound))
    if off.any():
        place = tuple(int(each) for each in numpy.argwhere(off)[0]) if off.ndim else ()
        found.append({"what": _kind_of(own, other, bound), "at": at,
                      "index": list(place), "torch": str(own[place]), "paddle": str(other[place]),
                      "off": int(off.sum()), "of": int(off.size)})
    if left["dtype"] != right["dtype"]:
        found.append({"what": "dtype", "at": at, "torch": left["dtype"], "paddle": right["dtype"]})
    if left.get("gradient", False) != right.get("gradient", False) and "gradient" in left and "gradient" in right:
        found.append({"what": "gradient", "at": at, "torch": f"requires_grad={left['gradient']}",
                      "paddle": f"stop_gradient={not right['gradient']}"})
    return found


def _is_number(value):
    return value["kind"] == "plain" and value["type"] in ("int", "float", "bool")


def _kinds_differ(left, right, at):
    return [{"what": "kind", "at": at, "torch": in_words(left), "paddle": in_words(right)}]


def _plain(left, right, at):
    same = left["value"] == right["value"]
    if not same and _is_number(left) and _is_number(right):
        bound = SINGLE_BOUND if "float" in (left["type"], right["type"]) else 0.0
        same = not _distance(array_of(left), array_of(right), bound).any()
    return [] if same else [{"what": "values", "at": at, "torch": in_words(left), "paddle": in_words(right)}]


def differences(left, right, at=""):
    """The differences between the results of PyTorch and Paddle. Kinds without a value are skipped."""
    if left["kind"] in WITHOUT_VALUE or right["kind"] in WITHOUT_VALUE:
        return []
    pair = (left["kind"], right["kind"])
    if all(kind in ARRAYS for kind in pair):
        return _arrays(left, right, at)
    if pair == ("list", "list"):
        if len(left["parts"]) != len(right["parts"]):
            return _kinds_differ(left, right, at)
        return [found for i, each in enumerate(zip(left["parts"], right["parts"]))
                for found in differences(*each, f"{at}[{i}]")]
    if pair == ("dict", "dict"):
        if set(left["parts"]) != set(right["parts"]):
            return _kinds_differ(left, right, at)
        return [found for key, each in left["parts"].items()
                for found in differences(each, right["parts"][key], f"{at}[{key!r}]")]
    if pair == ("plain", "plain"):
        return _plain(left, right, at)
    return _kinds_differ(left, right, at)


def has_value(value):
    if value is None or value["kind"] in WITHOUT_VALUE:
        return False
    if value["kind"] in ("list", "dict"):
        parts = value["parts"].values() if value["kind"] == "dict" else value["parts"]
        return any(has_value(each) for each in parts)
    return not (value["kind"] == "plain" and value["type"] == "NoneType")
