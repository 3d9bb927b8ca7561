import paddle


def as_strided_scatter(x, src, size, stride, offset=0):
    """Return a copy of `x` with `src` written to a strided view of it."""
    places = paddle.to_tensor(offset)
    for count, step in zip(size, stride):
        places = places.unsqueeze(-1) + paddle.arange(count) * step
    filled = paddle.put_along_axis(x.flatten(), places.flatten(), src.flatten(), 0, broadcast=False)
    return filled.reshape(x.shape)
