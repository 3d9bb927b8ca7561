import paddle


class GRUCell(paddle.nn.GRUCell):
    """GRU cell that returns only the hidden state."""

    def forward(self, inputs, states=None):
        return super().forward(inputs, states)[1]


class LSTMCell(paddle.nn.LSTMCell):
    """LSTM cell that returns only the two states."""

    def forward(self, inputs, states=None):
        return super().forward(inputs, states)[1]


class RNNCell(paddle.nn.SimpleRNNCell):
    """RNN cell that returns only the hidden state."""

    def forward(self, inputs, states=None):
        return super().forward(inputs, states)[1]
