import numpy
import paddle


def broadcast_shapes(*shapes):
    """The shape that tensors of these shapes have when they are computed with together."""
    try:
        shape = numpy.broadcast_shapes(*shapes)
    except ValueError as error:
        raise RuntimeError(str(error)) from None
    return paddle.empty([0, *shape]).shape[1:]
