import paddle


def finite_differences(x, spacing=1, dim=None, edge_order=1):
    """Return the gradient of samples `x` along each of `dim` by second-order differences."""
    if dim is None:
        dims = range(x.ndim)
    else:
        dims = [dim] if isinstance(dim, int) else dim
    spacings = (
        spacing
        if isinstance(spacing, (list, tuple))
        else [1 if spacing is None else spacing] * len(dims)
    )

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
