import paddle

from ..tensor.broadcast_tensors import broadcast_tensors


def cross(x, y, axis=None):
    """The cross product of `x` and `y`, along the first axis of `x` with three elements where none is given."""
    axis = list(x.shape).index(3) if axis is None else axis
    x, y = broadcast_tensors(x, y)
    if x.stop_gradient != y.stop_gradient:
        # Backward through paddle.cross ends the process unless both need a gradient.
        x, y = [each.detach() if each.stop_gradient else each for each in (x, y)]
        x.stop_gradient = y.stop_gradient = False
    return paddle.cross(x, y, axis)
