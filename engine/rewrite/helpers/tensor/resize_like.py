import paddle


def resize_like(x, other):
    """Resize `x` in place to the shape of `other`."""
    if x.size != other.size:
        kept = x.flatten()[: other.size]
        kept = paddle.concat([kept, paddle.zeros([other.size - len(kept)], x.dtype)])
        return x.set_(kept.reshape(other.shape))
    return x.resize_(other.shape)
