import math


def calculate_fans(weight):
    """How many inputs and outputs a unit of a weight has that is laid out as (out, in, ...)."""
    if weight.ndim < 2:
        raise ValueError("a weight of fewer than two dimensions has no fan")
    window = math.prod(weight.shape[2:])
    return weight.shape[1] * window, weight.shape[0] * window
