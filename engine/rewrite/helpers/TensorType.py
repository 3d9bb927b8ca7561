import numpy
import paddle

from .tensor_from import tensor_from


class TensorType:
    """A type of tensors as a value: makes them of sizes or of data, and tells them from others."""

    def __init__(self, name):
        self.name = name

    @property
    def dtype(self):
        return numpy.dtype(self.name)  # by this attribute, Paddle takes it for a data type

    def __call__(self, *data):
        if len(data) == 1:
            return tensor_from(data[0], self.name)
        return paddle.empty(data or [0], dtype=self.name)

    def __instancecheck__(self, value):
        return isinstance(value, paddle.Tensor) and value.dtype == getattr(paddle, self.name)

    def __repr__(self):
        return f"TensorType({self.name!r})"
