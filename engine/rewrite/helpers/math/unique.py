import paddle


def unique(x, return_inverse=False, return_counts=False):
    """The different elements of `x`; where each of them is in the result has the shape of `x`."""
    found = paddle.unique(x, return_inverse=return_inverse, return_counts=return_counts)
    return (found[0], found[1].reshape(x.shape), *found[2:]) if return_inverse else found
