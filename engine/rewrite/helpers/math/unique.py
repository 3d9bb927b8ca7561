import paddle


def unique(x, return_inverse=False, return_counts=False):
    """Return the unique elements of `x`; the inverse indices have the shape of `x`."""
    found = paddle.unique(x, return_inverse=return_inverse, return_counts=return_counts)
    return (found[0], found[1].reshape(x.shape), *found[2:]) if return_inverse else found
