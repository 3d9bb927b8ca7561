import numpy
import paddle


def divide(x, y, rounding_mode=None):
    """Return the quotient, rounded by `rounding_mode`: "floor", "trunc" or None."""
    if rounding_mode == "floor":
        return x // y
    quotient = x / y
    return quotient if rounding_mode is None else paddle.trunc(quotient).astype(x.dtype)


def fmod(x, y):
    """Return the remainder of x / y with the sign of `x`."""
    wide = {
        paddle.float16: "float32",
        paddle.bfloat16: "float32",
        paddle.int8: "int32",
        paddle.uint8: "int32",
    }
    if x.dtype not in wide:
        return paddle.sign(x) * (abs(x) % abs(y))
    other = y.astype(wide.get(y.dtype, y.dtype)) if isinstance(y, paddle.Tensor) else y
    result = fmod(x.astype(wide[x.dtype]), other)
    return result.astype(x.dtype) if result.is_floating_point() == x.is_floating_point() else result


def foreach(function, parts, *others):
    """Apply `function` to each of `parts` with the element of each list, or a common value."""
    columns = [
        other if isinstance(other, (list, tuple)) else [other] * len(parts) for other in others
    ]
    return [function(*row) for row in zip(parts, *columns)]


def foreach_(function, parts, *others):
    """Apply `function`, which changes its first argument, as `foreach` does; return `parts`."""
    foreach(function, parts, *others)
    return parts


def lerp(x, end, weight):
    """Return x + weight * (end - x), differentiable in all three."""
    return x + weight * (end - x)


def map_elements_(x, change):
    """Replace each element of `x` by `change(element)`, and return `x`."""
    values = numpy.array([change(value) for value in x.flatten().tolist()])
    x.set_value(values.reshape(x.shape).astype(x.numpy().dtype))
    return x


def round_half_even(x, decimals=0):
    """Round `x` to some decimals, halves to even."""
    if not x.is_floating_point():
        return x
    scaled = x * 10**decimals if decimals >= 0 else x / 10**-decimals
    is_tie = paddle.abs(scaled - paddle.trunc(scaled)) == 0.5
    result = paddle.where(is_tie, 2 * paddle.round(scaled / 2), paddle.round(scaled))
    return result / 10**decimals if decimals >= 0 else result * 10**-decimals


def sign(x):
    """Return the sign of `x`, with 0 for NaN."""
    if x.is_complex():
        return paddle.sgn(x)
    return paddle.sign(paddle.nan_to_num(x) if x.is_floating_point() else x)


def nan_to_num(x, nan=None, posinf=None, neginf=None):
    """Replace NaN and infinities of fractions; other numbers have none."""
    if not (x.is_floating_point() or x.is_complex()):
        return x.clone()
    return paddle.nan_to_num(x, 0.0 if nan is None else nan, posinf, neginf)
