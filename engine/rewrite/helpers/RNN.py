import paddle

from .AnyRecurrence import AnyRecurrence


class RNN(AnyRecurrence, paddle.nn.SimpleRNN):
    """Paddle's layer, which `to` can move."""
