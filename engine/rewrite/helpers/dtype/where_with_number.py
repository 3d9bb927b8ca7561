import paddle


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
