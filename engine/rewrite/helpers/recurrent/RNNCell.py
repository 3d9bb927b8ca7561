import paddle


class RNNCell(paddle.nn.SimpleRNNCell):
    """Returns the state alone."""

    def forward(self, inputs, states=None):
        return super().forward(inputs, states)[1]
