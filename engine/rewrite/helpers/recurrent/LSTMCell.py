import paddle


class LSTMCell(paddle.nn.LSTMCell):
    """Returns the two states alone."""

    def forward(self, inputs, states=None):
        return super().forward(inputs, states)[1]
