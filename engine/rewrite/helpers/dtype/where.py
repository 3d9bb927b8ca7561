import paddle

from .promotion import promote_tensors


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


def where_promoted(condition, x, y):
    """Select from `x` or `y` by the condition, with type promotion."""
    if isinstance(x, paddle.Tensor) and isinstance(y, paddle.Tensor):
        x, y = promote_tensors(x, y)
    return paddle.where(condition.astype("bool"), x, y)


def where_with_number(condition, x, y):
    """Select from a tensor or a number by the condition, with PyTorch's result type."""
    if isinstance(y, paddle.Tensor):
        return where_with_number(~condition, y, x)
    if not isinstance(x, paddle.Tensor):
        return paddle.where(condition, x, y)
    if x.dtype == paddle.bool and type(y) is int:
        x = x.astype("int64")
    if type(y) is float and not x.is_floating_point() and not x.is_complex():
        x = x.astype(paddle.get_default_dtype())
    return paddle.where(condition, x, paddle.to_tensor(y, dtype=x.dtype))
