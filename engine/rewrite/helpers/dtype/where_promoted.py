import paddle
from .promote_tensors import promote_tensors


def where_promoted(condition, x, y):
    """Select from `x` or `y` by the condition, with type promotion."""
    if isinstance(x, paddle.Tensor) and isinstance(y, paddle.Tensor):
        x, y = promote_tensors(x, y)
    return paddle.where(condition.astype("bool"), x, y)
