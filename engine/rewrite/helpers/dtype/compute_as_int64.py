import paddle


def compute_as_int64(function, x, *args, **named):
    """Call `function` with `x` as int64, and cast values back to the type of `x`."""

    def widened(value):
        return (
            value.astype("int64")
            if isinstance(value, paddle.Tensor) and value.dtype == x.dtype
            else value
        )

    result = function(x.astype("int64"), *map(widened, args), **named)
    if not isinstance(result, (tuple, list)):
        return result.astype(x.dtype)
    parts = (result[0].astype(x.dtype), *result[1:])
    return parts if type(result) in (tuple, list) else type(result)(*parts)
