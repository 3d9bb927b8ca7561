import numpy
import paddle


def iinfo(dtype):
    """What numbers of a type can be; Paddle gives the largest uint64 as -1."""
    return numpy.iinfo("uint64") if dtype == paddle.uint64 else paddle.iinfo(dtype)
