import paddle


def astype_or_call(x, method, dtype):
    """Cast a tensor to a type; of other objects, call the method."""
    return x.astype(dtype) if isinstance(x, paddle.Tensor) else getattr(x, method)()
