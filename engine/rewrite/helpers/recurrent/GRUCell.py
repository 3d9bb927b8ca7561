import paddle


class GRUCell(paddle.nn.GRUCell):
    """GRU cell that returns only the hidden state."""

    def forward(self, inputs, states=None):
        return super().forward(inputs, states)[1]
