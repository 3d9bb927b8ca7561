import paddle


def cdist(x, y, p=2.0, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    """Return the p-norm distance of each row of `x` to each row of `y`; batches may be empty."""
    if x.size and y.size:
        return paddle.cdist(x, y, p, compute_mode)
    batch = paddle.broadcast_shape(x.shape[:-2], y.shape[:-2])
    return paddle.zeros([*batch, x.shape[-2], y.shape[-2]], x.dtype)
