import paddle


def new_like(like, what):
    """Return a tensor of the type of `like`, of this size or with these data."""
    if isinstance(what, int) or isinstance(what, type(like.shape)):
        return paddle.empty([what] if isinstance(what, int) else what, dtype=like.dtype)
    return paddle.to_tensor(what, dtype=like.dtype)
