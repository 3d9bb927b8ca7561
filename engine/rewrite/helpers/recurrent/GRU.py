import paddle

from .RecurrentBase import RecurrentBase


class GRU(RecurrentBase, paddle.nn.GRU):
    """GRU whose weights can be replaced and moved."""
