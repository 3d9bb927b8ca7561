import paddle

from .swap_axes import swap_axes


def swap_or_call(x, method, first, second):
    """Return the tensor with two dimensions swapped; of other objects, call the method."""
    return (
        swap_axes(x, first, second)
        if isinstance(x, paddle.Tensor)
        else getattr(x, method)(first, second)
    )
