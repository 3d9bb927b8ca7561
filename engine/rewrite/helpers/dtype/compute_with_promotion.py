import paddle


def compute_with_promotion(operation, x, y):
    """Apply an operator to operands of any types, with PyTorch's type promotion."""
    widths = [paddle.bool, paddle.uint8, paddle.int8, paddle.int16, paddle.int32, paddle.int64]

    def breadth(value):
        if not isinstance(value, paddle.Tensor):
            numbers = [bool, int, float, complex]
            return 1 + numbers.index(type(value)) if type(value) in numbers else 0
        if value.dtype == paddle.bool:
            return 1
        if value.dtype in widths:
            return 2
        return 4 if value.is_complex() else 3

    def common(first, second):
        if not isinstance(second, paddle.Tensor) or breadth(second) < breadth(first):
            if breadth(second) <= breadth(first):
                return first.dtype
            return paddle.int64 if type(second) is int else None
        if breadth(first) < breadth(second) or first.dtype == second.dtype:
            return second.dtype
        if first.ndim == 0 or second.ndim == 0:
            return (second if first.ndim == 0 else first).dtype
        if breadth(first) != 2:
            return None
        if paddle.uint8 in (first.dtype, second.dtype) and paddle.int8 in (
            first.dtype,
            second.dtype,
        ):
            return paddle.int16
        return max(first.dtype, second.dtype, key=widths.index)

    tensor, other = (x, y) if isinstance(x, paddle.Tensor) else (y, x)
    dtype = common(tensor, other) if isinstance(tensor, paddle.Tensor) else None
    if dtype is None or dtype not in widths:
        if dtype is not None:
            x, y = (v.astype(dtype) if isinstance(v, paddle.Tensor) else v for v in (x, y))
        result = operation(x, y)
        # Paddle's division of a 0-D tensor by a number gives a tensor of one dimension.
        is_0d = all(v.ndim == 0 for v in (tensor, other) if isinstance(v, paddle.Tensor))
        if isinstance(tensor, paddle.Tensor) and is_0d and result.ndim:
            return result.reshape([])
        return result
    # Small integers and bools are computed as int64: Paddle's bitwise operators take no number as
    # right operand, and its division of a 0-D tensor by a number gives a tensor of one dimension.
    x, y = (
        (value if isinstance(value, paddle.Tensor) else paddle.to_tensor(value)).astype(
            paddle.int64
        )
        for value in (x, y)
    )
    result = operation(x, y)
    keeps = result.dtype == paddle.bool or result.is_floating_point()
    return result if keeps else result.astype(dtype)
