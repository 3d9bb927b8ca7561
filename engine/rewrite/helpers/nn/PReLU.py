import paddle


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
