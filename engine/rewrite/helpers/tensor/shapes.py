import functools
import math

import numpy
import paddle


def as_shape(size):
    """Return the size as a list."""
    return list(size) if isinstance(size, (list, tuple)) else [int(size)]


def broadcast_shapes(*shapes):
    """Return the shape that the shapes broadcast to."""
    try:
        shape = numpy.broadcast_shapes(*shapes)
    except ValueError as error:
        raise RuntimeError(str(error)) from None
    return paddle.empty([0, *shape]).shape[1:]


def broadcast_tensors(*tensors):
    """Expand the tensors to their common shape."""
    # Backward through paddle.broadcast_tensors ends the process where a tensor needs no gradient.
    shape = list(functools.reduce(paddle.broadcast_shape, [tensor.shape for tensor in tensors]))
    return [tensor if list(tensor.shape) == shape else tensor.expand(shape) for tensor in tensors]


def numel(thing):
    """Return the number of elements of a tensor or a shape."""
    return math.prod(thing.shape if isinstance(thing, paddle.Tensor) else thing)


def size_of(x, *dim):
    """Return the shape of a tensor or one dimension; of other objects, their `size`."""
    if not isinstance(x, paddle.Tensor):
        return x.size(*dim)
    return x.shape[dim[0]] if dim else x.shape


def resize_like(x, other):
    """Resize `x` in place to the shape of `other`."""
    if x.size != other.size:
        kept = x.flatten()[: other.size]
        kept = paddle.concat([kept, paddle.zeros([other.size - len(kept)], x.dtype)])
        return x.set_(kept.reshape(other.shape))
    return x.resize_(other.shape)


def unravel_index(indices, shape):
    """Return the coordinates in `shape` of flat indices."""
    sizes = list(shape) if hasattr(shape, "__len__") else [shape]
    result, rest = [], indices
    for size in reversed(sizes[1:]):
        result.insert(0, rest % size)
        rest = rest.floor_divide(paddle.full_like(rest, size))
    return (rest, *result)


def view_as_real(x):
    """Return complex numbers as pairs of real numbers in a last dimension."""
    return paddle.stack([x.real(), x.imag()], -1)


def ntuple(value, count):
    """Return the iterable as a tuple, or a tuple of `count` times the value."""
    return tuple(value) if hasattr(value, "__iter__") else (value,) * count
