import math

from .init_normal import init_normal


def init_by_fan(tensor, draw, count, gain):
    """Fill the tensor with values of standard deviation gain / sqrt(fan).

    `count` is "fan_in", "fan_out" or "both", the mean of the two.
    """
    room = math.prod(tensor.shape[2:])
    inputs, outputs = tensor.shape[1] * room, tensor.shape[0] * room
    neighbours = {"fan_in": inputs, "fan_out": outputs, "both": (inputs + outputs) / 2}[count]
    std = gain / neighbours**0.5
    return (
        draw(tensor, 0.0, std)
        if draw is init_normal
        else draw(tensor, -(3**0.5) * std, 3**0.5 * std)
    )
