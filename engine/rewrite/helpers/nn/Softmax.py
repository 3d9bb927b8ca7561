import paddle


class Softmax(paddle.compat.nn.Softmax):
    """Softmax layer with an attribute `dim`."""

    dim = property(lambda self: self._dim)
