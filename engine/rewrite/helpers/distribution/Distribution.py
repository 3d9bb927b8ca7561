import paddle


class Distribution(paddle.distribution.Distribution):
    """Base class of distributions that accepts `validate_args`."""

    def __init__(self, batch_shape=(), event_shape=(), validate_args=None):
        super().__init__(batch_shape, event_shape)
