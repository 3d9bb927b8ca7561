import paddle


class DistributedDataParallel(paddle.DataParallel):
    """Paddle's DataParallel, with the wrapped layer as `module`."""

    @property
    def module(self):
        return self._layers


class SingleDevice(paddle.nn.Layer):
    """Runs the layer on its own device, in place of DataParallel."""

    def __init__(self, module):
        super().__init__()
        self.module = module

    def forward(self, *inputs, **kwargs):
        return self.module(*inputs, **kwargs)


class ParameterDict(paddle.nn.ParameterDict):
    """Parameters by name, with the methods of a dictionary."""

    def __contains__(self, key):
        return key in self._parameters

    def keys(self):
        return self._parameters.keys()

    def values(self):
        return self._parameters.values()

    def items(self):
        return self._parameters.items()

    def pop(self, key):
        return self._parameters.pop(key)


class Flatten(paddle.nn.Flatten):
    """Flatten layer that has second derivatives."""

    def __init__(self, start_dim=1, end_dim=-1):
        super().__init__(start_dim, end_dim)

    def forward(self, input):
        first, last = (axis % input.ndim for axis in (self.start_axis, self.stop_axis))
        return input.reshape([*input.shape[:first], -1, *input.shape[last + 1 :]])
