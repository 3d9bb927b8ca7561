import paddle

from .set_values import set_values


def init_uniform(tensor, a=0.0, b=1.0):
    """Fill the tensor from a uniform distribution."""
    return set_values(tensor, paddle.uniform(tensor.shape, min=a, max=b))
