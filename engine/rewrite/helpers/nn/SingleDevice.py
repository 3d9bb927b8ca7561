import paddle


class SingleDevice(paddle.nn.Layer):
    """Runs the layer on its own device, in place of DataParallel."""

    def __init__(self, module):
        super().__init__()
        self.module = module

    def forward(self, *inputs, **kwargs):
        return self.module(*inputs, **kwargs)
