import paddle

from .RecurrentBase import RecurrentBase


class RNN(RecurrentBase, paddle.nn.SimpleRNN):
    """RNN whose weights can be replaced and moved."""
