import paddle

from .RecurrentBase import RecurrentBase


class GRU(RecurrentBase, paddle.nn.GRU):
    """Paddle's layer, which `to` can move."""
