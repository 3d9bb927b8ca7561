import paddle


def fill_parameter(parameter, value):
    """The parameter, every element of it `value`."""
    with paddle.no_grad():
        parameter.set_value(paddle.full_like(parameter, value))
    return parameter
