import paddle
from .promote_tensors import promote_tensors


def where_promoted(condition, x, y):
    """What `where` gives for tensors of two types; a number is of the type of the tensor beside it."""
    if isinstance(x, paddle.Tensor) and isinstance(y, paddle.Tensor):
        x, y = promote_tensors(x, y)
    return paddle.where(condition.astype("bool"), x, y)
