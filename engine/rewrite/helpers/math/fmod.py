import paddle


def fmod(x, y):
    """Return the remainder of x / y with the sign of `x`."""
    wide = {
        paddle.float16: "float32",
        paddle.bfloat16: "float32",
        paddle.int8: "int32",
        paddle.uint8: "int32",
    }
    if x.dtype not in wide:
        return paddle.sign(x) * (abs(x) % abs(y))
    other = y.astype(wide.get(y.dtype, y.dtype)) if isinstance(y, paddle.Tensor) else y
    result = fmod(x.astype(wide[x.dtype]), other)
    return result.astype(x.dtype) if result.is_floating_point() == x.is_floating_point() else result
