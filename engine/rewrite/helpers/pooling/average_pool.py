import math

import paddle


class AvgPoolByDivisor(paddle.nn.Layer):
    """Average pooling with `divisor_override`."""

    def __init__(self, dimensions, divisor, kernel_size, stride=None, padding=0, ceil_mode=False):
        super().__init__()
        self.options = (dimensions, divisor, kernel_size, stride, padding, ceil_mode)

    def forward(self, x):
        return self.over(x, *self.options)

    @staticmethod
    def over(x, dimensions, divisor, kernel_size, stride=None, padding=0, ceil_mode=False):
        def each(value):
            return [value] * dimensions if isinstance(value, int) else list(value)

        around, share = [], 1 / divisor
        for size, kernel, step, edge in zip(
            x.shape[-dimensions:], each(kernel_size), each(stride or kernel_size), each(padding)
        ):
            count = (size + 2 * edge - kernel + (step - 1 if ceil_mode else 0)) // step + 1
            if ceil_mode and (count - 1) * step >= size + edge:
                count -= 1
            around = [edge, (count - 1) * step + kernel - size - edge, *around]
            share *= kernel
        pool = (paddle.nn.functional.avg_pool2d, paddle.nn.functional.avg_pool3d)[dimensions - 2]
        padded = paddle.nn.functional.pad(x, around) if any(around) else x
        return pool(padded, kernel_size, stride) * share


class LPPool(paddle.nn.Layer):
    """Power-average pooling; partial windows are scaled up to their full size."""

    def __init__(self, dimensions, norm_type, kernel_size, stride=None, ceil_mode=False):
        super().__init__()
        self.options = (dimensions, norm_type, kernel_size, stride, ceil_mode)

    def forward(self, x):
        return self.over(x, *self.options)

    @staticmethod
    def over(x, dimensions, norm_type, kernel_size, stride=None, ceil_mode=False):
        pool = (
            paddle.nn.functional.avg_pool1d,
            paddle.nn.functional.avg_pool2d,
            paddle.nn.functional.avg_pool3d,
        )[dimensions - 1]
        powers = x * x if norm_type == 2 else x**norm_type
        means = pool(powers, kernel_size, stride, ceil_mode=ceil_mode)
        count = (
            kernel_size ** dimensions if isinstance(kernel_size, int) else math.prod(kernel_size)
        )
        return (means * count) ** (1.0 / norm_type)
