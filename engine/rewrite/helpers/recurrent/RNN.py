import paddle

from .RecurrentBase import RecurrentBase


class RNN(RecurrentBase, paddle.nn.SimpleRNN):
    """Paddle's layer, which `to` can move."""
