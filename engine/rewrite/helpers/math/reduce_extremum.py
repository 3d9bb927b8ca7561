import paddle
from .find_extremum import find_extremum


def reduce_extremum(which, find, x, dim, keepdim=False):
    """Return the result of `paddle.compat.max` or `paddle.compat.min`, propagating NaN."""
    result = which(x, dim) if isinstance(dim, paddle.Tensor) else which(x, dim, keepdim)
    if isinstance(dim, paddle.Tensor) or not x.is_floating_point() or not x.ndim:
        return result
    places = find_extremum(find, x, dim, True)
    values = paddle.take_along_axis(x, places, dim, broadcast=False)
    return type(result)(
        *((values, places) if keepdim else (values.squeeze(dim), places.squeeze(dim)))
    )
