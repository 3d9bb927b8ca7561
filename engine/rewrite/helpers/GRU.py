import paddle

from .AnyRecurrence import AnyRecurrence


class GRU(AnyRecurrence, paddle.nn.GRU):
    """Paddle's layer, which `to` can move."""
