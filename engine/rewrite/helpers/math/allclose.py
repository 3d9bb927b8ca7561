import paddle


def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Return whether all elements of two tensors of one type are close."""
    if input.is_complex():
        close = ((input - other).abs() <= atol + rtol * other.abs()) | (input == other)
        if equal_nan:
            close = close | (paddle.isnan(input) & paddle.isnan(other))
        return bool(paddle.sum(~close) == 0)
    if input.dtype in (paddle.float16, paddle.bfloat16, paddle.uint8, paddle.int8, paddle.int16):
        input, other = input.astype("float32"), other.astype("float32")
    return bool(paddle.allclose(*paddle.broadcast_tensors([input, other]), rtol, atol, equal_nan))
