import paddle
from .of_one_type import of_one_type


def clip_between(x, low=None, high=None):
    """`x` between bounds that are numbers or tensors; the upper one wins."""
    is_plain = not isinstance(low, paddle.Tensor) and not isinstance(high, paddle.Tensor)
    if is_plain and (low is None or high is None or low <= high):
        return paddle.clip(x, low, high)
    if low is not None:
        x = paddle.maximum(*of_one_type(x, low)) if isinstance(low, paddle.Tensor) else paddle.clip(x, min=low)
    if high is not None:
        x = paddle.minimum(*of_one_type(x, high)) if isinstance(high, paddle.Tensor) else paddle.clip(x, max=high)
    return x
