import paddle

from ..dtype.promotion import compute_by_kernel, compute_with_promotion, promote_tensors


def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Return whether all elements of two tensors of one type are close."""
    if input.is_complex():
        close = ((input - other).abs() <= atol + rtol * other.abs()) | (input == other)
        if equal_nan:
            close = close | (paddle.isnan(input) & paddle.isnan(other))
        return bool(paddle.sum(~close) == 0)
    if input.dtype in (paddle.float16, paddle.bfloat16, paddle.uint8, paddle.int8, paddle.int16):
        input, other = input.astype("float32"), other.astype("float32")
    return bool(paddle.allclose(*paddle.broadcast_tensors([input, other]), rtol, atol, equal_nan))


def isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Return which elements of two tensors of one type are close; integers as float64."""
    if not (input.is_floating_point() or input.is_complex()):
        input, other = input.astype("float64"), other.astype("float64")
    operands = paddle.broadcast_tensors([input, other])
    return paddle.isclose(*operands, float(rtol), float(atol), equal_nan)


def clamp(x, low=None, high=None):
    """Clamp `x` to bounds that are numbers, tensors or None; the upper bound wins."""
    is_plain = not isinstance(low, paddle.Tensor) and not isinstance(high, paddle.Tensor)
    if is_plain and (low is None or high is None or low <= high):
        if x.is_floating_point():
            return paddle.clip(
                x, -float("inf") if low is None else low, float("inf") if high is None else high
            )
        return paddle.clip(x, low, high)
    if low is not None:
        is_tensor = isinstance(low, paddle.Tensor)
        x = paddle.maximum(*promote_tensors(x, low)) if is_tensor else clamp(x, low)
    if high is not None:
        is_tensor = isinstance(high, paddle.Tensor)
        x = paddle.minimum(*promote_tensors(x, high)) if is_tensor else clamp(x, high=high)
    return x


def find_extremum(find, x, dim=None, keepdim=False):
    """Return the index of `paddle.argmax` or `paddle.argmin`, or of the first NaN."""
    place = find(x, dim, keepdim)
    if not x.is_floating_point():
        return place
    is_nan = x.isnan()
    return paddle.where(
        is_nan.any(dim, keepdim), is_nan.astype("int32").argmax(dim, keepdim), place
    )


def reduce_extremum(which, find, x, dim, keepdim=False):
    """Return the result of `paddle.compat.max` or `paddle.compat.min`, propagating NaN."""
    if isinstance(dim, paddle.Tensor):
        return compute_with_promotion(which, x, dim)
    result = compute_by_kernel(which, x, dim, keepdim)
    if not x.is_floating_point() or not x.ndim:
        return result
    places = find_extremum(find, x, dim, True)
    values = paddle.take_along_axis(x, places, dim, broadcast=False)
    return type(result)(
        *((values, places) if keepdim else (values.squeeze(dim), places.squeeze(dim)))
    )
