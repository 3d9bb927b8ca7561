import paddle


class RNN(paddle.nn.SimpleRNN):
    """Paddle's layer, which `to` can move: an empty buffer that the layer keeps for itself stops it on the CPU."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.__dict__["_dropout_state"] = self._buffers.pop("_dropout_state")
