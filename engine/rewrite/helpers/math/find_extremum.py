import paddle


def find_extremum(find, x, dim=None, keepdim=False):
    """Return the index of `paddle.argmax` or `paddle.argmin`, or of the first NaN."""
    place = find(x, dim, keepdim)
    if not x.is_floating_point():
        return place
    is_nan = x.isnan()
    return paddle.where(
        is_nan.any(dim, keepdim), is_nan.astype("int32").argmax(dim, keepdim), place
    )
