import numpy
import paddle


def broadcast_shapes(*shapes):
    """Return the shape that the shapes broadcast to."""
    try:
        shape = numpy.broadcast_shapes(*shapes)
    except ValueError as error:
        raise RuntimeError(str(error)) from None
    return paddle.empty([0, *shape]).shape[1:]
