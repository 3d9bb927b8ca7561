import paddle


def interpolate_nearest_exact(x, size=None, scale_factor=None):
    """Resize by nearest neighbours of pixel centres, as mode "nearest-exact" does."""
    for axis in range(2, x.ndim):
        scale = scale_factor[axis - 2] if isinstance(scale_factor, (list, tuple)) else scale_factor
        length = size[axis - 2] if isinstance(size, (list, tuple)) else size
        length, scale = (
            (int(x.shape[axis] * scale), scale)
            if length is None
            else (length, length / x.shape[axis])
        )
        places = ((paddle.arange(length, dtype="float32") + 0.5) / scale).astype("int64")
        x = x.index_select(places.clip(max=x.shape[axis] - 1), axis)
    return x
