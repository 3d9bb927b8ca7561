import paddle

from .redrawn import redrawn


def drawn_uniform(tensor, a=0.0, b=1.0):
    """The tensor, drawn anew from a uniform distribution."""
    return redrawn(tensor, paddle.uniform(tensor.shape, min=a, max=b))
