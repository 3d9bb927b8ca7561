import paddle


class Distribution(paddle.distribution.Distribution):
    """A base for distributions that may be told whether to check arguments, which Paddle's is not."""

    def __init__(self, batch_shape=(), event_shape=(), validate_args=None):
        super().__init__(batch_shape, event_shape)
