import paddle


def roll_by_half(x, sign, dim=None):
    """What fftshift (`sign` is 1) and ifftshift (-1) do: Paddle's own fail beside NumPy 2."""
    axes = list(range(x.ndim)) if dim is None else [dim] if isinstance(dim, int) else list(dim)
    return paddle.roll(x, [sign * (x.shape[axis] // 2) for axis in axes], axes)
