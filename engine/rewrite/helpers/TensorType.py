import numpy
import paddle


class TensorType:
    """A type of tensors as a value: makes them of sizes or of data, and tells them from others."""

    def __init__(self, name):
        self.name = name

    @property
    def dtype(self):
        return numpy.dtype(self.name)  # by this attribute, Paddle takes it for a data type

    def __call__(self, *data):
        first = data[0] if data else []
        if isinstance(first, paddle.Size):
            data = first
        if data and all(isinstance(size, (int, numpy.integer)) for size in data):
            return paddle.empty([int(size) for size in data], dtype=self.name)
        return paddle.to_tensor(first, dtype=self.name)

    def __instancecheck__(self, value):
        return isinstance(value, paddle.Tensor) and value.dtype == getattr(paddle, self.name)

    def __repr__(self):
        return f"TensorType({self.name!r})"
