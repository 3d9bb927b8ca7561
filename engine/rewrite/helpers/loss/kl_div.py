import paddle


def kl_div(input, target, reduction="mean", log_target=False):
    """Return the Kullback-Leibler divergence, differentiable in both inputs."""
    if log_target:
        loss = target.exp() * (target - input)
    else:
        entropy = target * paddle.where(target > 0, target, paddle.ones_like(target)).log()
        loss = entropy - target * input
    if reduction == "batchmean":
        return loss.sum() / input.shape[0]
    return loss if reduction == "none" else getattr(loss, reduction)()
