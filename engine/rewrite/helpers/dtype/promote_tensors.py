import paddle


def promote_tensors(*tensors):
    """Cast the tensors to their common type."""
    widths = [
        "bool",
        "uint8",
        "int8",
        "int16",
        "int32",
        "int64",
        "float16",
        "bfloat16",
        "float32",
        "float64",
        "complex64",
        "complex128",
    ]

    def width(tensor):
        return widths.index(str(tensor.dtype).split(".")[-1])

    def sort(tensor):
        return (width(tensor) > 0) + (width(tensor) > 5) + (width(tensor) > 9)

    # A tensor without dimensions decides only where it is of a wider sort.
    widest = max(map(sort, tensors))
    deciding = [tensor for tensor in tensors if sort(tensor) == widest]
    deciding = [tensor for tensor in deciding if tensor.ndim > 0] or deciding
    dtype = max(deciding, key=width).dtype
    if {paddle.uint8, paddle.int8} == {tensor.dtype for tensor in deciding}:
        dtype = paddle.int16
    return [tensor.astype(dtype) for tensor in tensors]
