import paddle
from .mixed import mixed


def changed(operation, x, other):
    """What `x` is after an augmented assignment: a tensor is changed itself, for all who hold it."""
    if not isinstance(x, paddle.Tensor):
        return mixed(operation, x, other)
    return paddle.assign(mixed(operation, x.clone(), other).astype(x.dtype), output=x)
