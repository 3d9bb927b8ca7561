import paddle

from .RecurrentBase import RecurrentBase


class LSTM(RecurrentBase, paddle.nn.LSTM):
    """LSTM whose weights can be replaced and moved."""
