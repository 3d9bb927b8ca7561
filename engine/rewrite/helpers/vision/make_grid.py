import paddle


def make_grid(
    tensor, nrow=8, padding=2, normalize=False, value_range=None, scale_each=False, pad_value=0.0
):
    """Return a grid of images, `nrow` in each row."""
    images = paddle.stack(list(tensor)) if isinstance(tensor, (list, tuple)) else tensor
    if images.ndim < 4:
        images = images.reshape([1] * (4 - images.ndim) + images.shape)
    if images.shape[1] == 1:
        images = images.tile([1, 3, 1, 1])
    if normalize:
        axes = [1, 2, 3] if scale_each else None
        low, high = value_range or (
            images.amin(axes, keepdim=True),
            images.amax(axes, keepdim=True),
        )
        width = high - low
        width = width.clip(min=1e-5) if isinstance(width, paddle.Tensor) else max(width, 1e-5)
        ones = paddle.ones_like(images)
        images = (images.maximum(ones * low).minimum(ones * high) - low) / width
    count = images.shape[0]
    if count == 1:
        return images[0]
    across = min(nrow, count)
    down = -(-count // across)
    channels, height, width = images.shape[1], images.shape[2] + padding, images.shape[3] + padding
    tiles = paddle.full([down * across, channels, height, width], pad_value, images.dtype)
    tiles[:count, :, padding:, padding:] = images
    rows = tiles.reshape([down, across, channels, height, width]).transpose([2, 0, 3, 1, 4])
    grid = paddle.full(
        [channels, down * height + padding, across * width + padding], pad_value, images.dtype
    )
    grid[:, : down * height, : across * width] = rows.reshape(
        [channels, down * height, across * width]
    )
    return grid
