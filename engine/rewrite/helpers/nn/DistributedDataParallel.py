import paddle


class DistributedDataParallel(paddle.DataParallel):
    """Paddle's DataParallel, with the wrapped layer as `module`."""

    @property
    def module(self):
        return self._layers
