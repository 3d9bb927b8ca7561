import paddle

from .RecurrentBase import RecurrentBase


class LSTM(RecurrentBase, paddle.nn.LSTM):
    """Paddle's layer, which `to` can move."""
