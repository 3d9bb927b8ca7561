import paddle


class IndexWithNewAxes:
    """Indexing with None and tensors that puts new axes where NumPy does."""

    def __init__(self, x):
        self.x = x

    def __getitem__(self, index):
        def width(each):
            if each is None:
                return 0
            is_mask = isinstance(each, paddle.Tensor) and each.dtype == paddle.bool
            return each.ndim if is_mask else 1

        x, axis, plain = self.x, 0, []
        rest = x.ndim - sum(width(each) for each in index if each is not Ellipsis)
        for each in index:
            if each is None:
                x = x.unsqueeze(axis)
            plain.append(slice(None) if each is None else each)
            axis += rest if each is Ellipsis else width(each) or 1
        return x[tuple(plain)]
