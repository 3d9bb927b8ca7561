import paddle


def instance_norm(
    input,
    running_mean=None,
    running_var=None,
    weight=None,
    bias=None,
    use_input_stats=True,
    momentum=0.1,
    eps=1e-5,
):
    """Return the instance norm, and update the running statistics as PyTorch does."""
    given = running_mean, running_var
    if not use_input_stats:
        return paddle.nn.functional.batch_norm(input, *given, weight, bias, epsilon=eps)
    if running_mean is None and running_var is None:
        return paddle.nn.functional.instance_norm(input, weight=weight, bias=bias, eps=eps)
    images, channels = input.shape[:2]
    count = input.size / (images * channels)
    # Each image has a copy of the statistics. The kernel updates the variance by the biased
    # estimate, so it is given a scaled one.
    mean, variance = (
        (
            paddle.zeros([images * channels], input.dtype)
            if running is None
            else running.tile([images])
        )
        for running in given
    )
    variance.scale_((count - 1) / count)
    weight, bias = (part if part is None else part.tile([images]) for part in (weight, bias))
    rows = input.reshape([1, images * channels, *input.shape[2:]])
    result = paddle.nn.functional.batch_norm(
        rows, mean, variance, weight, bias, training=True, momentum=1 - momentum, epsilon=eps
    )
    if running_mean is not None:
        paddle.assign(mean.reshape([images, channels]).mean(0), running_mean)
    if running_var is not None:
        paddle.assign(
            variance.reshape([images, channels]).mean(0).scale_(count / (count - 1)), running_var
        )
    return result.reshape(input.shape)
