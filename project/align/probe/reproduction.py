"""The end of a reproducer, below the functions of the two sides. Nothing above the next comment is copied."""

import importlib.util
import os
import subprocess
import sys

import numpy

with_torch = with_paddle = None

# What follows runs the functions above and shows what they give.


def recorded(name):
    """The arrays of a file next to this one."""
    loaded = numpy.load(os.path.join(HERE, name))
    return loaded if name.endswith(".npy") else dict(loaded)


def missing(*names):
    print(f"Missing in this file: {', '.join(names)}. Put it where `missing` is called.", file=sys.stderr)
    sys.exit(2)


def all_fit(names):
    """Fails when Paddle has found weights that are missing, or that the layer does not have."""
    if any(names):
        raise ValueError(f"weights do not fit: missing {names[0]}, not in the layer {names[1]}")


def leaves(value, place="result"):
    """(place, type, array) of each number and tensor in a value."""
    if isinstance(value, dict):
        return [each for key, inner in value.items() for each in leaves(inner, f"{place}[{key!r}]")]
    if isinstance(value, (list, tuple)):
        return [each for key, inner in enumerate(value) for each in leaves(inner, f"{place}[{key}]")]
    if hasattr(value, "detach"):
        kind = str(value.dtype).rpartition(".")[2]
        value = value.detach()
        if "float" in kind and kind not in ("float16", "float32", "float64"):
            value = value.float() if hasattr(value, "float") else value.astype("float32")
        return [(place, kind, value.numpy())]
    array = numpy.asarray(value)
    return [(place, type(value).__name__ if array.ndim == 0 else str(array.dtype), array)]


def show(framework, value):
    """Prints a result and keeps it for the comparison."""
    found = leaves(value)
    for place, kind, array in found:
        values = numpy.array2string(array.reshape(-1), threshold=8, edgeitems=3, precision=6)
        print(f"{framework}: {place} is {kind} {list(array.shape)} {values}")
    plain = {place: array for place, _, array in found if array.dtype.kind in "fciub"}
    numpy.savez(os.path.join(HERE, f"{framework}.npz"), **plain)


def compare():
    """Says how far the two results are apart, if both are there."""
    paths = [os.path.join(HERE, f"{framework}.npz") for framework in FUNCTIONS]
    if not all(os.path.exists(path) for path in paths):
        return
    first, second = (dict(numpy.load(path)) for path in paths)
    if len(first) != len(second):
        print(f"PyTorch gives {len(first)} arrays and Paddle {len(second)}")
    for place, other in zip(first, second):
        print(f"{place}: {distance(first[place], second[other])}")


def distance(one, other):
    if one.shape != other.shape:
        return f"the shapes are {list(one.shape)} and {list(other.shape)}"
    if one.size == 0:
        return "both are empty"
    kind = complex if "c" in (one.dtype.kind, other.dtype.kind) else float
    with numpy.errstate(invalid="ignore"):
        one, other = one.astype(kind), other.astype(kind)
        apart = numpy.where((one == other) | (numpy.isnan(one) & numpy.isnan(other)), 0, abs(one - other))
    if not apart.any():
        return "the same"
    at = numpy.unravel_index(numpy.argmax(numpy.where(numpy.isnan(apart), numpy.inf, apart)), apart.shape)
    size = numpy.nanmax(abs(one)) if not numpy.isnan(one).all() else numpy.nan
    return f"off by up to {apart[at]:.6g} at {[int(n) for n in at]}: {one[at]:.6g} is {other[at]:.6g} " \
           f"(values are up to {size:.3g})"


def main():
    asked = sys.argv[1:]
    if len(asked) > 1 or any(each not in FUNCTIONS for each in asked):
        sys.exit(__doc__)
    if asked:
        show(asked[0], FUNCTIONS[asked[0]]())
        compare()
        return 0
    status, ran = 0, False
    # Each framework in its own process: modules of the two programs may have the same names.
    for framework in FUNCTIONS:
        if importlib.util.find_spec(framework):
            status, ran = max(status, subprocess.call([sys.executable, os.path.abspath(__file__), framework])), True
    return status if ran else "neither torch nor paddle can be imported"


HERE = os.path.dirname(os.path.abspath(__file__))
FUNCTIONS = {"torch": with_torch, "paddle": with_paddle}

if __name__ == "__main__":
    sys.exit(main())
