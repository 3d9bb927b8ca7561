import paddle


def mixed(operation, x, y):
    """What an operator gives for whole numbers and fractions, which Paddle's own do not take together."""
    def is_whole(value):
        return value.dtype in (paddle.bool, paddle.uint8, paddle.int8, paddle.int16, paddle.int32, paddle.int64)

    are_tensors = isinstance(x, paddle.Tensor) and isinstance(y, paddle.Tensor)
    if are_tensors and x.dtype != y.dtype and is_whole(x) != is_whole(y):
        x, y = (x.astype(y.dtype), y) if is_whole(x) else (x, y.astype(x.dtype))
    return operation(x, y)
