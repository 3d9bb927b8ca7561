import math

import paddle

from ..nn.parameters import fill_with
from .fill import init_normal


def calculate_fans(weight):
    """Return fan-in and fan-out of a weight of shape (out, in, ...)."""
    if weight.ndim < 2:
        raise ValueError("a weight of fewer than two dimensions has no fan")
    window = math.prod(weight.shape[2:])
    return weight.shape[1] * window, weight.shape[0] * window


def nonlinearity_gain(nonlinearity, slope=None):
    """Return the recommended gain for a nonlinearity."""
    if nonlinearity == "leaky_relu":
        return (2 / (1 + (0.01 if slope is None else slope) ** 2)) ** 0.5
    return {"tanh": 5 / 3, "relu": 2**0.5, "selu": 0.75}.get(nonlinearity, 1.0)


def init_by_fan(tensor, draw, count, gain):
    """Fill the tensor with values of standard deviation gain / sqrt(fan).

    `count` is "fan_in", "fan_out" or "both", the mean of the two.
    """
    inputs, outputs = calculate_fans(tensor)
    neighbours = {"fan_in": inputs, "fan_out": outputs, "both": (inputs + outputs) / 2}[count]
    std = gain / neighbours**0.5
    if draw is init_normal:
        return draw(tensor, 0.0, std)
    return draw(tensor, -(3**0.5) * std, 3**0.5 * std)


def kaiming_normal_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu"):
    """Kaiming normal initialization; Paddle computes the fans of matrices from the wrong axes."""
    if tensor.ndim == 2:
        mode = "fan_out" if mode == "fan_in" else "fan_in"
    return fill_with(tensor, paddle.nn.init.kaiming_normal_, a, mode, nonlinearity)


def kaiming_uniform_(tensor, a=0, mode="fan_in", nonlinearity="leaky_relu"):
    """Kaiming uniform initialization; Paddle computes the fans of matrices from the wrong axes."""
    if tensor.ndim == 2:
        mode = "fan_out" if mode == "fan_in" else "fan_in"
    return fill_with(tensor, paddle.nn.init.kaiming_uniform_, a, mode, nonlinearity)
