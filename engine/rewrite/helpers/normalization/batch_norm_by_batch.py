import paddle


def batch_norm_by_batch(x, weight=None, bias=None, eps=1e-5):
    """Return the batch norm of `x` by its own statistics."""
    mean, variance = paddle.zeros([x.shape[1]], x.dtype), paddle.ones([x.shape[1]], x.dtype)
    return paddle.nn.functional.batch_norm(
        x, mean, variance, weight, bias, training=True, epsilon=eps
    )
