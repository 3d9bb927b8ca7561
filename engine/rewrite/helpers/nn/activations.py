import paddle


class GELU(paddle.nn.GELU):
    """GELU layer with PyTorch's `approximate`."""

    def __init__(self, approximate="none"):
        super().__init__(approximate == "tanh")


def log_softmax(x, dim=None, _stacklevel=3, dtype=None):
    """Return the log-softmax along `dim`, accurate for small values."""
    if dim is None:
        dim = 0 if x.ndim in (0, 1, 3) else 1
    x = x if dtype is None else x.astype(dtype)
    return x - x.logsumexp(dim, keepdim=True)


class LogSoftmax(paddle.nn.LogSoftmax):
    """Log-softmax layer that is accurate for small values."""

    def forward(self, x):
        return log_softmax(x, self._axis)


class PReLU(paddle.nn.Layer):
    """PReLU layer whose parameter is called `weight`."""

    _weight = property(lambda self: self.weight)

    def __init__(self, num_parameters=1, init=0.25):
        super().__init__()
        self.num_parameters, self.init = self._num_parameters, self._init = num_parameters, init
        slopes = paddle.nn.initializer.Constant(init)
        self.weight = self.create_parameter([num_parameters], default_initializer=slopes)

    def forward(self, input):
        return paddle.nn.functional.prelu(input, self.weight)


def relu(x, inplace=False):
    """Return the ReLU of `x`, propagating NaN."""
    return paddle.where(x <= 0, paddle.zeros_like(x), x)


class ReLU(paddle.nn.ReLU):
    """ReLU layer that propagates NaN."""

    def __init__(self, inplace=False):
        super().__init__()

    def forward(self, x):
        return relu(x)


class Softmax(paddle.compat.nn.Softmax):
    """Softmax layer with an attribute `dim`."""

    dim = property(lambda self: self._dim, lambda self, dim: setattr(self, "_dim", dim))


class Softmin(paddle.nn.Layer):
    """Softmax of the negated input."""

    def __init__(self, axis=-1):
        super().__init__()
        self.axis = axis

    def forward(self, x):
        return paddle.nn.functional.softmax(-x, axis=self.axis)


def gelu(input, approximate="none"):
    """Return the GELU of `input`, with PyTorch's `approximate`."""
    return paddle.nn.functional.gelu(input, approximate == "tanh")
