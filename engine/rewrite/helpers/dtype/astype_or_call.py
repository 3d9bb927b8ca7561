import paddle


def astype_or_call(x, method, dtype):
    """A tensor of another type; of other objects, what `method` gives."""
    return x.astype(dtype) if isinstance(x, paddle.Tensor) else getattr(x, method)()
