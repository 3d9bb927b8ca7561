import paddle

from ..tensor.broadcast_tensors import broadcast_tensors


def cross(x, y, axis=None):
    """Return the cross product along `axis`, by default the first dimension of size 3."""
    axis = list(x.shape).index(3) if axis is None else axis
    x, y = broadcast_tensors(x, y)
    if x.stop_gradient != y.stop_gradient:
        # Backward through paddle.cross ends the process unless both need a gradient.
        x, y = [each.detach() if each.stop_gradient else each for each in (x, y)]
        x.stop_gradient = y.stop_gradient = False
    return paddle.cross(x, y, axis)
