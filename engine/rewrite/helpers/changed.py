import operator

import paddle
from .with_promotion import with_promotion


def changed(operation, x, other):
    """What `x` is after an augmented assignment: a tensor is changed itself, for all who hold it."""
    if not isinstance(x, paddle.Tensor):
        if isinstance(other, paddle.Tensor):
            return with_promotion(operation, x, other)
        # As a list is.
        return getattr(operator, "i" + operation.__name__.strip("_"))(x, other)
    paddle.assign(with_promotion(operation, x.clone(), other).astype(x.dtype), output=x)
    return x
