import functools
import operator

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
        kind = [kind in str(dtype) for kind in kinds].index(True)
        return kind, counts, paddle.empty([], dtype).element_size(), dtype

    (kind, counts, size, dtype), low = sorted(
        map(facts, (first, second)), key=lambda facts: facts[:3], reverse=True
    )
    if (kind, low[0]) == (3, 2) and low[1] >= counts:
        is_wide = low[2] == 8 or (low[1] == counts and size == 16)
        return paddle.complex128 if is_wide else paddle.complex64
    if (kind, counts, size) == low[:3] and dtype != low[3]:
        return paddle.int16 if kind == 1 else paddle.float32
    return dtype


def promote_tensors(*tensors):
    """Cast the tensors to their common type; those without dimensions have a say by kind only."""
    if all(tensor.dtype == tensors[0].dtype for tensor in tensors):
        return list(tensors)
    widths = (
        "bool uint8 int8 int16 int32 int64 float16 bfloat16 float32 float64 complex64 complex128"
    ).split()

    def width(tensor):
        return widths.index(str(tensor.dtype).split(".")[-1])

    def sort(tensor):
        return (width(tensor) > 0) + (width(tensor) > 5) + (width(tensor) > 9)

    widest = max(map(sort, tensors))
    deciding = [tensor for tensor in tensors if sort(tensor) == widest]
    deciding = [tensor for tensor in deciding if tensor.ndim > 0] or deciding
    dtype = max(deciding, key=width).dtype
    if {paddle.uint8, paddle.int8} == {tensor.dtype for tensor in deciding}:
        dtype = paddle.int16
    return [tensor.astype(dtype) for tensor in tensors]


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
        dtypes = [first.dtype, second.dtype]
        if paddle.uint8 in dtypes and paddle.int8 in dtypes:
            return paddle.int16
        return max(dtypes, key=widths.index)

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
    x, y = (v if isinstance(v, paddle.Tensor) else paddle.to_tensor(v) for v in (x, y))
    x, y = x.astype(paddle.int64), y.astype(paddle.int64)
    result = operation(x, y)
    keeps = result.dtype == paddle.bool or result.is_floating_point()
    return result if keeps else result.astype(dtype)


def promote_operands():
    """Let all operators take tensors of different types, with PyTorch's type promotion."""

    def promoting(method):
        @functools.wraps(method)
        def operate(x, other):
            try:
                return method(x, other)
            except TypeError:
                if not isinstance(other, paddle.Tensor) or other.dtype == x.dtype:
                    raise
                return method(*promote_tensors(x, other))

        return operate

    arithmetic = ["add", "sub", "mul", "truediv", "floordiv", "mod", "pow"]
    comparisons = ["eq", "ne", "lt", "le", "gt", "ge"]
    for name in [*arithmetic, *comparisons, "and", "or", "xor"]:
        method = getattr(paddle.Tensor, f"__{name}__")
        setattr(paddle.Tensor, f"__{name}__", promoting(method))


def inplace_with_promotion(operation, x, other):
    """Apply an augmented assignment in place, with PyTorch's type promotion."""
    if not isinstance(x, paddle.Tensor):
        if isinstance(other, paddle.Tensor):
            return compute_with_promotion(operation, x, other)
        # As a list is.
        return getattr(operator, "i" + operation.__name__.strip("_"))(x, other)
    paddle.assign(compute_with_promotion(operation, x.clone(), other).astype(x.dtype), output=x)
    return x


def compute_inplace(operation, x, other):
    """Write the result of an operation into `x`, and return `x`."""
    return paddle.assign(operation(x, other), output=x)


def compute_as_int64(function, x, *args, **named):
    """Call `function` with `x` as int64, and cast values back to the type of `x`."""

    def widened(value):
        is_like = isinstance(value, paddle.Tensor) and value.dtype == x.dtype
        return value.astype("int64") if is_like else value

    result = function(x.astype("int64"), *map(widened, args), **named)
    if not isinstance(result, (tuple, list)):
        return result.astype(x.dtype)
    parts = (result[0].astype(x.dtype), *result[1:])
    return parts if type(result) in (tuple, list) else type(result)(*parts)


def compute_by_kernel(function, x, *args, **named):
    """Call `function` with `x`; bools and small integers, which lack kernels, as int64."""
    if x.dtype in (paddle.bool, paddle.uint8, paddle.int8, paddle.int16):
        return compute_as_int64(function, x, *args, **named)
    return function(x, *args, **named)


def widen(x):
    """Return bools and integers as int64, which has all kernels; other tensors as they are."""
    return x if x.is_floating_point() or x.is_complex() else x.astype("int64")


def reduce_truth(reduce, x, *args, **named):
    """Apply `paddle.all` or `paddle.any`; the result is a bool, and a byte if `x` is one."""
    result = reduce(x.astype("bool"), *args, **named)
    return result.astype("uint8") if x.dtype == paddle.uint8 else result


def can_cast(source, target):
    """Return whether `source` can be cast to `target` under the type promotion rules."""
    kinds = ("bool", "int", "float", "complex")

    def kind_of(dtype):
        return next(i for i, kind in enumerate(kinds) if kind in str(dtype))

    return kind_of(source) <= kind_of(target)
