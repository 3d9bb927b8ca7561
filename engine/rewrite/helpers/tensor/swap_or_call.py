import paddle

from .swap_axes import swap_axes


def swap_or_call(x, method, first, second):
    """A tensor with two dimensions in each other's place; of other objects, what `method` gives."""
    return swap_axes(x, first, second) if isinstance(x, paddle.Tensor) else getattr(x, method)(first, second)
