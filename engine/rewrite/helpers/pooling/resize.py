import paddle

from ..tensor.shapes import ntuple


def interpolate_nearest_exact(x, size=None, scale_factor=None):
    """Resize by nearest neighbours of pixel centres, as mode "nearest-exact" does."""
    sizes, scales = ntuple(size, x.ndim - 2), ntuple(scale_factor, x.ndim - 2)
    for axis, length, scale in zip(range(2, x.ndim), sizes, scales):
        if length is None:
            length = int(x.shape[axis] * scale)
        else:
            scale = length / x.shape[axis]
        places = ((paddle.arange(length, dtype="float32") + 0.5) / scale).astype("int64")
        x = x.index_select(places.clip(max=x.shape[axis] - 1), axis)
    return x


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


class Upsample(paddle.nn.Layer):
    """Upsampling of inputs of 3 to 5 dimensions."""

    def __init__(self, size=None, scale_factor=None, mode="nearest", align_corners=None):
        super().__init__()
        self.size, self.scale_factor = size, scale_factor
        self.mode, self.align_corners = mode, align_corners

    def forward(self, x):
        return interpolate(x, self.size, self.scale_factor, self.mode, self.align_corners)
