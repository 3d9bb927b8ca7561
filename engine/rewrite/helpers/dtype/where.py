import paddle


def where(condition, x, y):
    """Select from `x` or `y` by the condition; a number takes the type of the other operand."""
    dtypes = [value.dtype for value in (x, y) if isinstance(value, paddle.Tensor)]
    if len(dtypes) < 2:
        is_whole = all(isinstance(value, (int, paddle.Tensor)) for value in (x, y))
        kept = dtypes and (
            is_whole
            or dtypes[0] in (paddle.float16, paddle.bfloat16, paddle.float32, paddle.float64)
        )
        if kept:
            dtype = dtypes[0]
        else:
            dtype = paddle.int64 if is_whole else paddle.get_default_dtype()
        x, y = (
            v.astype(dtype) if isinstance(v, paddle.Tensor) else paddle.to_tensor(v, dtype)
            for v in (x, y)
        )
    return paddle.where(condition, x, y)
