import paddle


class IndexWithNewAxes:
    """Takes an index with new axes in front of tensors; Paddle's own puts those axes elsewhere."""

    def __init__(self, x):
        self.x = x

    def __getitem__(self, index):
        def width(each):
            is_mask = isinstance(each, paddle.Tensor) and each.dtype == paddle.bool
            return 0 if each is None else each.ndim if is_mask else 1

        x, axis, plain = self.x, 0, []
        rest = x.ndim - sum(width(each) for each in index if each is not Ellipsis)
        for each in index:
            if each is None:
                x = x.unsqueeze(axis)
            plain.append(slice(None) if each is None else each)
            axis += rest if each is Ellipsis else width(each) or 1
        return x[tuple(plain)]
