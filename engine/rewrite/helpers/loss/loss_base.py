import paddle


def legacy_reduction(size_average, reduce, reduction="mean"):
    """Return the reduction that the deprecated `size_average` and `reduce` ask for."""
    if size_average is None and reduce is None:
        return reduction
    if reduce is not None and not reduce:
        return "none"
    return "mean" if size_average in (None, True) else "sum"


class LossBase(paddle.nn.Layer):
    """Base class of losses: computes the reduction of `size_average` and `reduce`."""

    def __init__(self, size_average=None, reduce=None, reduction="mean"):
        super().__init__()
        self.reduction = legacy_reduction(size_average, reduce, reduction)


def add_target_gradient(loss, target, slope_of, weight, reduction):
    """Reduce `loss`, and give it the gradient `slope_of()` * `weight` to `target`."""
    if not target.stop_gradient:
        slope = slope_of().detach()
        loss = loss + (target - target.detach()) * (slope if weight is None else slope * weight)
    return loss if reduction == "none" else getattr(loss, reduction)()
