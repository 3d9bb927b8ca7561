import paddle


class DistributedDataParallel(paddle.DataParallel):
    """Paddle's wrapper, which also says what it wraps."""

    @property
    def module(self):
        return self._layers
