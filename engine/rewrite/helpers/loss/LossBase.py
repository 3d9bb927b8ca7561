import paddle


class LossBase(paddle.nn.Layer):
    """What losses have in common: whether the mean or the sum is taken."""

    def __init__(self, size_average=None, reduce=None, reduction="mean"):
        super().__init__()
        if size_average is not None or reduce is not None:
            is_whole = reduce is None or reduce
            reduction = ("mean" if size_average in (None, True) else "sum") if is_whole else "none"
        self.reduction = reduction
