import math


def calculate_fans(weight):
    """Return fan-in and fan-out of a weight of shape (out, in, ...)."""
    if weight.ndim < 2:
        raise ValueError("a weight of fewer than two dimensions has no fan")
    window = math.prod(weight.shape[2:])
    return weight.shape[1] * window, weight.shape[0] * window
