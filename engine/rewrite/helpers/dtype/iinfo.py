import numpy
import paddle


def iinfo(dtype):
    """Return the limits of an integer type; Paddle gives the largest uint64 as -1."""
    return numpy.iinfo("uint64") if dtype == paddle.uint64 else paddle.iinfo(dtype)
