import paddle


def compute_with_promotion(operation, x, y):
    """What an operator gives for operands of two types, which Paddle's own do not take together."""
    widths = [paddle.bool, paddle.uint8, paddle.int8, paddle.int16, paddle.int32, paddle.int64]

    def breadth(value):
        if not isinstance(value, paddle.Tensor):
            numbers = [bool, int, float, complex]
            return 1 + numbers.index(type(value)) if type(value) in numbers else 0
        return 1 if value.dtype == paddle.bool else 2 if value.dtype in widths else 4 if value.is_complex() else 3

    def common(first, second):
        if not isinstance(second, paddle.Tensor) or breadth(second) < breadth(first):
            return first.dtype if breadth(second) <= breadth(first) else paddle.int64 if type(second) is int else None
        if breadth(first) < breadth(second) or first.dtype == second.dtype:
            return second.dtype
        if first.ndim == 0 or second.ndim == 0:
            return (second if first.ndim == 0 else first).dtype
        if breadth(first) != 2:
            return None
        if paddle.uint8 in (first.dtype, second.dtype) and paddle.int8 in (first.dtype, second.dtype):
            return paddle.int16
        return max(first.dtype, second.dtype, key=widths.index)

    tensor, other = (x, y) if isinstance(x, paddle.Tensor) else (y, x)
    dtype = common(tensor, other) if isinstance(tensor, paddle.Tensor) else None
    if dtype is None or dtype not in widths:
        x, y = (value.astype(dtype) if dtype is not None and isinstance(value, paddle.Tensor) else value
                for value in (x, y))
        result = operation(x, y)
        # A division by a number gives what has no dimension one.
        return result.reshape([]) if isinstance(tensor, paddle.Tensor) and tensor.ndim == 0 < result.ndim and not (
            isinstance(other, paddle.Tensor) and other.ndim) else result
    # Whole numbers of few bits and truth values are computed with as long ones. Operators on bits take no number on
    # their right side, and a division by one gives what has no dimension one.
    x, y = ((value if isinstance(value, paddle.Tensor) else paddle.to_tensor(value)).astype(paddle.int64)
            for value in (x, y))
    result = operation(x, y)
    keeps = result.dtype == paddle.bool or result.is_floating_point()
    return result if keeps else result.astype(dtype)
