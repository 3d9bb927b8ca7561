import paddle


def result_type(first, second):
    """Return the type of an operation on two values, or on elements of two types."""
    kinds = ("bool", "int", "float", "complex")

    def facts(value):
        dtype = value if isinstance(value, paddle.dtype) else paddle.to_tensor(value).dtype
        if dtype is value:
            counts = 2
        else:
            counts = 1 + (value.ndim > 0) if isinstance(value, paddle.Tensor) else 0
        return (
            [kind in str(dtype) for kind in kinds].index(True),
            counts,
            paddle.empty([], dtype).element_size(),
            dtype,
        )

    (kind, counts, size, dtype), low = sorted(
        map(facts, (first, second)), key=lambda facts: facts[:3], reverse=True
    )
    if (kind, low[0]) == (3, 2) and low[1] >= counts:
        is_wide = low[2] == 8 or (low[1] == counts and size == 16)
        return paddle.complex128 if is_wide else paddle.complex64
    if (kind, counts, size) == low[:3] and dtype != low[3]:
        return paddle.int16 if kind == 1 else paddle.float32
    return dtype
