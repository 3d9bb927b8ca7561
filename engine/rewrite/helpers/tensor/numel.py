import math

import paddle


def numel(thing):
    """Return the number of elements of a tensor or a shape."""
    return math.prod(thing.shape if isinstance(thing, paddle.Tensor) else thing)
