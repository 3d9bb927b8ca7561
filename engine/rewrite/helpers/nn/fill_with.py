import paddle


def fill_with(tensor, initialize, *options, **named_options):
    """Fill the memory of the tensor by an initializer, which in Paddle replaces it."""
    values = paddle.empty_like(tensor)
    initialize(values, *options, **named_options)
    paddle.assign(values, tensor)
    return tensor
