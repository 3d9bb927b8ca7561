import paddle


def logsumexp(input, dim, keepdim=False):
    """Return the log of summed exponentials; infinite elements give infinity."""
    top = input.detach().amax(dim, keepdim=True)
    top = paddle.where(top.isinf(), paddle.zeros_like(top), top)
    total = (input - top).exp().sum(dim, keepdim=keepdim).log()
    return total + top.reshape(total.shape)
