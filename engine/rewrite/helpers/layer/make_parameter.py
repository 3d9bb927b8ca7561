import paddle


def make_parameter(data, requires_grad=True):
    """Return a parameter initialized with `data`."""
    start = paddle.nn.initializer.Assign(data)
    parameter = paddle.create_parameter(data.shape, data.dtype, default_initializer=start)
    parameter.stop_gradient = not requires_grad
    return parameter
