import paddle

from .swapped import swapped


def exchanged(x, method, first, second):
    """A tensor with two dimensions in each other's place; of other objects, what `method` gives."""
    return swapped(x, first, second) if isinstance(x, paddle.Tensor) else getattr(x, method)(first, second)
