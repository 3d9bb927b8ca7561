import inspect

import paddle


class FunctionLayer(paddle.nn.Layer):
    """Base class of layers that call `over`, whose parameters after the inputs are attributes."""

    inputs = 1

    def __init__(self, *options, **named_options):
        super().__init__()
        given = inspect.signature(self.over).bind(*range(self.inputs), *options, **named_options)
        given.apply_defaults()
        self.names = list(given.arguments)[self.inputs :]
        for name in self.names:
            setattr(self, name, given.arguments[name])

    def forward(self, *inputs, **named_inputs):
        options = {name: getattr(self, name) for name in self.names}
        return self.over(*inputs, **named_inputs, **options)
