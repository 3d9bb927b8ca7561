import paddle


class Softmax(paddle.compat.nn.Softmax):
    """Paddle's layer, which can be printed."""

    dim = property(lambda self: self._dim)
