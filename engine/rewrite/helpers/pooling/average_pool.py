import math

import paddle

from ..layer.function_layer import FunctionLayer
from ..tensor.shapes import ntuple


class AvgPoolByDivisor(FunctionLayer):
    """Average pooling with `divisor_override`."""

    @staticmethod
    def over(x, dimensions, divisor, kernel_size, stride=None, padding=0, ceil_mode=False):
        around, share = [], 1 / divisor
        options = kernel_size, stride or kernel_size, padding
        rows = zip(x.shape[-dimensions:], *(ntuple(option, dimensions) for option in options))
        for size, kernel, step, edge in rows:
            count = (size + 2 * edge - kernel + (step - 1 if ceil_mode else 0)) // step + 1
            if ceil_mode and (count - 1) * step >= size + edge:
                count -= 1
            around = [edge, (count - 1) * step + kernel - size - edge, *around]
            share *= kernel
        pool = getattr(paddle.nn.functional, f"avg_pool{dimensions}d")
        padded = paddle.nn.functional.pad(x, around) if any(around) else x
        return pool(padded, kernel_size, stride) * share


class LPPool(FunctionLayer):
    """Power-average pooling; partial windows are scaled up to their full size."""

    @staticmethod
    def over(x, dimensions, norm_type, kernel_size, stride=None, ceil_mode=False):
        pool = getattr(paddle.nn.functional, f"avg_pool{dimensions}d")
        powers = x * x if norm_type == 2 else x**norm_type
        means = pool(powers, kernel_size, stride, ceil_mode=ceil_mode)
        is_one = isinstance(kernel_size, int)
        count = kernel_size ** dimensions if is_one else math.prod(kernel_size)
        return (means * count) ** (1.0 / norm_type)
