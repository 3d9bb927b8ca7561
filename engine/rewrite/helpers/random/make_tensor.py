import paddle


def make_tensor(*shape, dtype, low=None, high=None, requires_grad=False):
    """Return a tensor of random values between `low` and `high`, for tests."""
    shape = shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape
    if dtype == paddle.bool:
        return paddle.randint(0, 2, shape).astype(dtype)
    is_whole = dtype in (paddle.uint8, paddle.int8, paddle.int16, paddle.int32, paddle.int64)
    usual = (0 if dtype == paddle.uint8 else -9, 10) if is_whole else (-9, 9)
    low, high = usual[0] if low is None else low, usual[1] if high is None else high
    if is_whole:
        return paddle.randint(int(low), int(high), shape, dtype="int64").astype(dtype)
    if dtype in (paddle.complex64, paddle.complex128):
        kind = "float32" if dtype == paddle.complex64 else "float64"
        drawn = paddle.complex(*(paddle.uniform(shape, kind, low, high) for _ in range(2)))
    else:
        drawn = paddle.uniform(shape, "float32", low, high).astype(dtype)
    drawn.stop_gradient = not requires_grad
    return drawn
