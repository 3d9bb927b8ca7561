import paddle


class StatesOnly:
    """Mixin for Paddle's recurrent cells, which return an output besides the new states."""

    def forward(self, inputs, states=None):
        return super().forward(inputs, states)[1]


class GRUCell(StatesOnly, paddle.nn.GRUCell):
    """GRU cell that returns only the hidden state."""


class LSTMCell(StatesOnly, paddle.nn.LSTMCell):
    """LSTM cell that returns only the two states."""


class RNNCell(StatesOnly, paddle.nn.SimpleRNNCell):
    """RNN cell that returns only the hidden state."""
