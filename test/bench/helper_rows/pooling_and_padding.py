"""Pooling, padding and resizing."""

ROWS = {
    "roll_by_half": (
        "x = randn(n, n)",
        1024,
        "roll_by_half(x, 1)",
        "paddle.roll(x, [n // 2, n // 2], [0, 1])",
    ),
    "MaxPool": (
        "x = randn(2, 4, n, n)",
        256,
        "MaxPool.over(x, 2, 2, ceil_mode=True)",
        "F.max_pool2d(x, 2, ceil_mode=True)",
    ),
    "AvgPoolByDivisor": (
        "x = randn(2, 4, n, n)",
        256,
        "AvgPoolByDivisor.over(x, 2, 4, 2)",
        "F.avg_pool2d(x, 2, divisor_override=4)",
    ),
    "LPPool": ("x = rand(2, 4, n, n)", 256, "LPPool.over(x, 2, 2.0, 2)", "F.lp_pool2d(x, 2.0, 2)"),
    "int64_indices": (
        "x = randn(1, 4, n, n)",
        256,
        "int64_indices(F.max_pool2d(x, 2, return_mask=True))",
        "(lambda y, i: (y, i.astype('int64')))(*F.max_pool2d(x, 2, return_mask=True))",
    ),
    "pad": ("x = randn(1, 1, n, n)", 1024, "pad(x, [1, 1, 1, 1])", "F.pad(x, [1, 1, 1, 1])"),
    "interpolate": (
        "x = randn(1, 4, n, n)",
        128,
        "interpolate(x, scale_factor=2)",
        "F.interpolate(x, scale_factor=2)",
    ),
    "interpolate_nearest_exact": (
        "x = randn(1, 4, n, n)",
        128,
        "interpolate_nearest_exact(x, scale_factor=2)",
        None,
    ),
}
