import math

import paddle


def numel(thing):
    """How many elements a tensor has, or a tensor of this shape."""
    return math.prod(thing.shape if isinstance(thing, paddle.Tensor) else thing)
