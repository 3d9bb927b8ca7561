import numbers

import numpy
import paddle


def tensor_from(data, dtype):
    """Return a tensor of `data`; of a number or a size, an uninitialized one of that shape."""
    if isinstance(data, numbers.Integral):
        return paddle.empty([data], dtype)
    if isinstance(data, getattr(paddle, "Size", ())):
        return paddle.empty(data, dtype)
    if isinstance(data, paddle.Tensor):
        return data.astype(dtype)
    return paddle.to_tensor(data if isinstance(data, numpy.ndarray) else list(data), dtype)
