import operator

import paddle
from .compute_with_promotion import compute_with_promotion


def inplace_with_promotion(operation, x, other):
    """Apply an augmented assignment in place, with PyTorch's type promotion."""
    if not isinstance(x, paddle.Tensor):
        if isinstance(other, paddle.Tensor):
            return compute_with_promotion(operation, x, other)
        # As a list is.
        return getattr(operator, "i" + operation.__name__.strip("_"))(x, other)
    paddle.assign(compute_with_promotion(operation, x.clone(), other).astype(x.dtype), output=x)
    return x
