import paddle


def logsumexp(input, dim, keepdim=False):
    """The logarithm of the sum of exponentials, which is infinite where an element is."""
    top = input.detach().amax(dim, keepdim=True)
    top = paddle.where(top.isinf(), paddle.zeros_like(top), top)
    total = (input - top).exp().sum(dim, keepdim=keepdim).log()
    return total + top.reshape(total.shape)
