import numpy
import paddle

from .tensor_from import tensor_from


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
