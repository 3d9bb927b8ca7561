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


class TensorType:
    """A tensor type like torch.FloatTensor: makes tensors, and works with isinstance."""

    def __init__(self, name, on_gpu=False):
        self.name = name
        self.on_gpu = on_gpu

    @property
    def dtype(self):
        return numpy.dtype(self.name)  # by this attribute, Paddle takes it for a data type

    def __call__(self, *data):
        if len(data) == 1:
            return tensor_from(data[0], self.name)
        return paddle.empty(data or [0], dtype=self.name)

    def __instancecheck__(self, value):
        if not isinstance(value, paddle.Tensor) or value.dtype != getattr(paddle, self.name):
            return False
        return value.place.is_gpu_place() == self.on_gpu

    def __repr__(self):
        return f"TensorType({self.name!r})"


def as_tensor(data, dtype=None, device=None):
    """Return `data` as a tensor: itself if it is one of this type and place already."""
    if not isinstance(data, paddle.Tensor):
        return paddle.as_tensor(data, dtype=dtype, device=device)
    made = data if dtype is None else data.astype(dtype)
    return made if device is None else made.to(device)


def astype_or_call(x, method, dtype):
    """Cast a tensor to a type; of other objects, call the method."""
    return x.astype(dtype) if isinstance(x, paddle.Tensor) else getattr(x, method)()


def iinfo(dtype):
    """Return the limits of an integer type; Paddle gives the largest uint64 as -1."""
    return numpy.iinfo("uint64") if dtype == paddle.uint64 else paddle.iinfo(dtype)


def new_like(like, what):
    """Return a tensor of the type of `like`, of this size or with these data."""
    if isinstance(what, int) or isinstance(what, type(like.shape)):
        return paddle.empty([what] if isinstance(what, int) else what, dtype=like.dtype)
    return paddle.to_tensor(what, dtype=like.dtype)


def tensor_to(x, *args, dtype=None, device=None, other=None, non_blocking=False, copy=False):
    """Return `x` with another type or on another device."""
    for value in (*args, other):
        if isinstance(value, paddle.Tensor):
            dtype, device = value.dtype, value.place
        elif isinstance(value, paddle.dtype):
            dtype = value
        elif value is not None and not isinstance(value, bool):
            device = value
    result = x if dtype is None else x.astype(dtype)
    return result if device is None else result.clone().to(device)
