"""Is what the converted case left behind what the original left behind?"""

import math
from dataclasses import dataclass

import numpy

from portable import Array, Opaque

# Relative and absolute tolerances; they depend on the precision of the type, and on the order of
# summation, which two libraries may choose.
TOLERANCES = {
    "float64": (1e-7, 1e-9),
    "complex128": (1e-7, 1e-9),
    "float32": (1e-4, 1e-5),
    "complex64": (1e-4, 1e-5),
    "float16": (1e-2, 1e-3),
    "bfloat16": (2e-2, 1e-2),
}


# Paddle's Adam takes 1 - 0.999 ** t in float32, which alone moves a step by 1e-4 of its length.
STEPS_OF_OPTIMIZER = 20


def _close(expected, actual, dtype, slack):
    if expected.dtype.kind not in "fc":
        return bool(numpy.array_equal(expected, actual))
    relative, absolute = TOLERANCES.get(dtype, (1e-4, 1e-5))
    return bool(
        numpy.allclose(actual, expected, relative * slack, absolute * slack, equal_nan=True)
    )


def _same_moments(expected, actual):
    """Two samples of one distribution: means and deviations agree within the error of both."""
    if expected.size < 64 or expected.dtype.kind not in "fiu":
        return True
    mean, deviation = float(expected.mean()), float(expected.std())
    error = 6 * (deviation + 1e-9) / math.sqrt(expected.size)
    return (
        abs(float(actual.mean()) - mean) <= 2 * error
        and abs(float(actual.std()) - deviation) <= 3 * error + 0.2 * deviation
    )


def _arrays(expected, actual, where, how):
    if expected.dtype != actual.dtype:
        return f"{where} is {actual.dtype} instead of {expected.dtype}"
    if expected.values.shape != actual.values.shape:
        return f"{where} has shape {actual.values.shape} instead of {expected.values.shape}"
    if (expected.needs_grad is None) != (actual.needs_grad is None):
        return f"{where} is a tensor on one side and an array on the other"
    # Only floating-point tensors can have a gradient, whatever the flag of an index tensor is.
    can_need = expected.values.dtype.kind in "fc"
    if can_need and expected.needs_grad != actual.needs_grad and not how.is_gradient:
        return f"{where} {'needs' if actual.needs_grad else 'does not need'} a gradient"
    if how.is_random:
        fits = _same_moments(expected.values, actual.values)
        return "" if fits else f"{where} is distributed differently"
    if not _close(expected.values, actual.values, expected.dtype, how.slack):
        return f"{where} has other values"
    return ""


def _numbers(expected, actual, where, how):
    if type(expected) is not type(actual):
        return f"{where} is {type(actual).__name__} instead of {type(expected).__name__}"
    if how.is_random or expected == actual:
        return ""
    if isinstance(expected, (float, complex)):
        if numpy.allclose(actual, expected, 1e-4 * how.slack, 1e-5 * how.slack, equal_nan=True):
            return ""
    return f"{where} is {actual!r} instead of {expected!r}"[:300]


@dataclass(frozen=True)
class How:
    """What is known of a value apart from the value."""

    is_random: bool = False
    is_gradient: bool = False  # Paddle's gradients never have stop_gradient set
    slack: float = 1


def difference(expected, actual, where, how=How()):
    """The first difference as a sentence; empty when there is none."""
    if isinstance(expected, Array) and isinstance(actual, Array):
        return _arrays(expected, actual, where, how)
    if isinstance(expected, Opaque) or isinstance(actual, Opaque):
        same = isinstance(expected, Opaque) and isinstance(actual, Opaque)
        return "" if same else f"{where} is another kind of thing"
    if isinstance(expected, (list, dict)) and type(expected) is type(actual):
        if len(expected) != len(actual):
            return f"{where} has {len(actual)} members instead of {len(expected)}"
        pairs = expected.items() if isinstance(expected, dict) else enumerate(expected)
        for key, value in pairs:
            if isinstance(actual, dict) and key not in actual:
                return f"{where} has no {key}"
            found = difference(value, actual[key], f"{where}[{key}]", how)
            if found:
                return found
        return ""
    return _numbers(expected, actual, where, how)
