import paddle


def roll_by_half(x, sign, dim=None):
    """Return `fftshift` (`sign` 1) or `ifftshift` (-1); Paddle's fail with NumPy 2."""
    if dim is None:
        axes = list(range(x.ndim))
    else:
        axes = [dim] if isinstance(dim, int) else list(dim)
    return paddle.roll(x, [sign * (x.shape[axis] // 2) for axis in axes], axes)
