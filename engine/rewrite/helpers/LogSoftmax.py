import paddle


class LogSoftmax(paddle.nn.LogSoftmax):
    """The logarithm of the softmax, however small."""

    def forward(self, x):
        return x - x.logsumexp(self._axis, keepdim=True)
