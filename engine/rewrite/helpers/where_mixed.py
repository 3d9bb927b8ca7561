import paddle
from .of_one_type import of_one_type


def where_mixed(condition, x, y):
    """What `where` gives for tensors of two types; a number is of the type of the tensor beside it."""
    if isinstance(x, paddle.Tensor) and isinstance(y, paddle.Tensor):
        x, y = of_one_type(x, y)
    return paddle.where(condition.astype("bool"), x, y)
