import paddle
from ..dtype.promote_tensors import promote_tensors


def clamp(x, low=None, high=None):
    """Clamp `x` to bounds that are numbers, tensors or None; the upper bound wins."""
    is_plain = not isinstance(low, paddle.Tensor) and not isinstance(high, paddle.Tensor)
    if is_plain and (low is None or high is None or low <= high):
        if x.is_floating_point():
            return paddle.clip(
                x, -float("inf") if low is None else low, float("inf") if high is None else high
            )
        return paddle.clip(x, low, high)
    if low is not None:
        x = (
            paddle.maximum(*promote_tensors(x, low))
            if isinstance(low, paddle.Tensor)
            else clamp(x, low)
        )
    if high is not None:
        x = (
            paddle.minimum(*promote_tensors(x, high))
            if isinstance(high, paddle.Tensor)
            else clamp(x, high=high)
        )
    return x
