"""Pooling, padding and resizing."""

ROWS = {
    "half_rolled": ("x = randn(n, n)", 1024, "half_rolled(x, 1)", "paddle.roll(x, [n // 2, n // 2], [0, 1])"),
    "padded_mask": ("x = randn(1, 1, n, n) > 0", 1024, "padded_mask(x, [1, 1, 1, 1])",
                    "F.pad(x.astype('int32'), [1, 1, 1, 1]).astype('bool')"),
    "WindowMaxPool": ("x = randn(2, 4, n, n)", 256, "WindowMaxPool.over(x, 2, 2, ceil_mode=True)",
                      "F.max_pool2d(x, 2, ceil_mode=True)"),
    "SumPool": ("x = randn(2, 4, n, n)", 256, "SumPool.over(x, 2, 4, 2)", "F.avg_pool2d(x, 2, divisor_override=4)"),
    "PowerAveragePool": ("x = rand(2, 4, n, n)", 256, "PowerAveragePool.over(x, 2, 2.0, 2)",
                         "F.lp_pool2d(x, 2.0, 2)"),
    "long_indices": ("x = randn(1, 4, n, n)", 256, "long_indices(F.max_pool2d(x, 2, return_mask=True))",
                     "(lambda y, i: (y, i.astype('int64')))(*F.max_pool2d(x, 2, return_mask=True))"),
    "padded": ("x = randn(1, 1, n, n)", 1024, "padded(x, [1, 1, 1, 1])", "F.pad(x, [1, 1, 1, 1])"),
    "resized": ("x = randn(1, 4, n, n)", 128, "resized(x, scale_factor=2)", "F.interpolate(x, scale_factor=2)"),
    "taken_from_centres": ("x = randn(1, 4, n, n)", 128, "taken_from_centres(x, scale_factor=2)", None),
}
