import paddle

from .interpolate_nearest_exact import interpolate_nearest_exact


def interpolate(x, size=None, scale_factor=None, mode="nearest", align_corners=None):
    """Resize inputs of 3 to 5 dimensions to a size or by a scale factor."""
    if mode == "nearest-exact":
        return interpolate_nearest_exact(x, size, scale_factor)

    def of_each(value):
        return [value] * (x.ndim - 2) if isinstance(value, (int, float)) else value

    size, scale_factor = of_each(size), of_each(scale_factor)
    if mode == "area" and size is None:
        size, scale_factor = [int(n * scale) for n, scale in zip(x.shape[2:], scale_factor)], None
    if x.ndim > 3 or mode != "nearest":
        return paddle.nn.functional.interpolate(x, size, scale_factor, mode, bool(align_corners))
    size, scale_factor = size and [1, *size], scale_factor and [1, *scale_factor]
    return paddle.nn.functional.interpolate(x.unsqueeze(2), size, scale_factor, mode).squeeze(2)
