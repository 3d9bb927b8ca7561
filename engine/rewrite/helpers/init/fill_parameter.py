import paddle


def fill_parameter(parameter, value):
    """Fill the parameter with `value`, and return it."""
    with paddle.no_grad():
        parameter.set_value(paddle.full_like(parameter, value))
    return parameter
