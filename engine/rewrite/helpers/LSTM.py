import paddle

from .AnyRecurrence import AnyRecurrence


class LSTM(AnyRecurrence, paddle.nn.LSTM):
    """Paddle's layer, which `to` can move."""
