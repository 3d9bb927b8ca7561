import paddle


def fill_with(tensor, initialize, *options, **named_options):
    """The tensor, whose memory gets the values that `initialize` draws; Paddle gives it other memory."""
    values = paddle.empty_like(tensor)
    initialize(values, *options, **named_options)
    paddle.assign(values, tensor)
    return tensor
