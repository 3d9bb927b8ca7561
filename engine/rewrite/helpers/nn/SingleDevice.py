import paddle


class SingleDevice(paddle.nn.Layer):
    """Runs a layer on the device it is on; it stands in for a layer that was spread over several devices."""

    def __init__(self, module):
        super().__init__()
        self.module = module

    def forward(self, *inputs, **kwargs):
        return self.module(*inputs, **kwargs)
