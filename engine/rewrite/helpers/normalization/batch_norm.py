import paddle


def batch_norm(
    x, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5
):
    """Return the batch norm; the running variance is updated by the unbiased estimate."""
    given = running_mean, running_var
    if not training and running_mean is not None:
        return paddle.nn.functional.batch_norm(x, *given, weight, bias, epsilon=eps)
    count, options = x.size / x.shape[1], {
        "training": True,
        "momentum": 1 - momentum,
        "epsilon": eps,
    }
    # The kernel updates the variance by the biased estimate, so it is given a scaled one.
    part = (count - 1) / count
    mean = paddle.zeros([x.shape[1]], x.dtype) if running_mean is None else running_mean
    variance = (
        paddle.ones([x.shape[1]], x.dtype) if running_var is None else running_var.scale(part)
    )
    is_shared = any(
        own is running for own in (weight, bias) if own is not None for running in given
    )
    weights = (None, None) if is_shared else (weight, bias)
    result = paddle.nn.functional.batch_norm(x, mean, variance, *weights, **options)
    if running_var is not None:
        paddle.assign(variance.scale(1 / part), running_var)
    if is_shared:
        return paddle.nn.functional.batch_norm(x, mean.clone(), variance, weight, bias, **options)
    return result
