import math

import paddle


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
