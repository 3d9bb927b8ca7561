import paddle

from ..tensor.shapes import ntuple


def finite_differences(x, spacing=1, dim=None, edge_order=1):
    """Return the gradient of samples `x` along each of `dim` by second-order differences."""
    dims = range(x.ndim) if dim is None else ntuple(dim, 1)
    is_list = isinstance(spacing, (list, tuple))
    spacings = spacing if is_list else [1 if spacing is None else spacing] * len(dims)

    def along(dim, spacing):
        is_place = isinstance(spacing, paddle.Tensor) and spacing.ndim
        steps = paddle.diff(spacing * 1.0) if is_place else spacing
        slopes = paddle.diff(x.moveaxis(dim, -1)) * 1.0 / steps
        before, after = slopes[..., :-1], slopes[..., 1:]
        left, right = (steps[:-1], steps[1:]) if is_place else (spacing, spacing)
        bends = (after - before) / (left + right)
        ends = slopes[..., :1], slopes[..., -1:]
        if edge_order == 2:
            ends = ends[0] - (bends * left)[..., :1], ends[1] + (bends * right)[..., -1:]
        return paddle.concat([ends[0], before + bends * left, ends[1]], -1).moveaxis(-1, dim)

    return [along(*pair) for pair in zip(dims, spacings)]


def roll_by_half(x, sign, dim=None):
    """Return `fftshift` (`sign` 1) or `ifftshift` (-1); Paddle's fail with NumPy 2."""
    axes = list(range(x.ndim) if dim is None else ntuple(dim, 1))
    return paddle.roll(x, [sign * (x.shape[axis] // 2) for axis in axes], axes)


def sum_to_size(x, *sizes, size=None):
    """Return `x` summed to `size`, from which it can be broadcast."""
    given = sizes if size is None else (size,)
    size = list(given if not given or isinstance(given[0], int) else given[0])
    shape = x.shape
    lead = len(shape) - len(size)
    axes = [i for i, length in enumerate(shape) if i < lead or size[i - lead] != length]
    summed = x.sum(axes, keepdim=True) if axes else x
    return summed.reshape(size) if lead else summed


def patch_sum_to_size():
    """Add `sum_to_size` to paddle.Tensor."""
    paddle.Tensor.sum_to_size = sum_to_size
