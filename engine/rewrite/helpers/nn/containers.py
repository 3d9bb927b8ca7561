import paddle

from ..layer.parameters import make_parameter


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
    """Parameters, layers and other values by name, with the methods of a dictionary."""

    def __init__(self, parameters=None):
        paddle.nn.Layer.__init__(self)
        self._names = {}
        self.update(parameters or {})

    def __getitem__(self, key):
        return getattr(self, key)

    def __setitem__(self, key, value):
        if isinstance(value, paddle.Tensor) and not hasattr(value, "trainable"):
            value = make_parameter(value)
        self._names[key] = None
        setattr(self, key, value)

    def __delitem__(self, key):
        del self._names[key]
        delattr(self, key)

    def __contains__(self, key):
        return key in self._names

    def __iter__(self):
        return iter(self._names)

    def __len__(self):
        return len(self._names)

    def keys(self):
        return self._names.keys()

    def values(self):
        return [self[key] for key in self._names]

    def items(self):
        return [(key, self[key]) for key in self._names]

    def get(self, key, default=None):
        return self[key] if key in self else default

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def pop(self, key):
        value = self[key]
        del self[key]
        return value

    def popitem(self):
        key = list(self._names)[-1]
        return key, self.pop(key)

    def clear(self):
        for key in list(self._names):
            del self[key]

    def copy(self):
        return ParameterDict(self)

    def update(self, parameters):
        values = dict(parameters)
        # Those of a plain dictionary come in the order of their names.
        for key in sorted(values) if type(parameters) is dict else values:
            self[key] = values[key]


class Flatten(paddle.nn.Flatten):
    """Flatten layer that has second derivatives."""

    def __init__(self, start_dim=1, end_dim=-1):
        super().__init__(start_dim, end_dim)

    def forward(self, input):
        first, last = (axis % input.ndim for axis in (self.start_axis, self.stop_axis))
        return input.reshape([*input.shape[:first], -1, *input.shape[last + 1 :]])
