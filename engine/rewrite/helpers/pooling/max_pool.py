import paddle

from ..layer.function_layer import FunctionLayer
from ..layer.pickling import make_picklable
from ..math.comparison import find_extremum
from ..tensor.shapes import ntuple


def max_pool_keeping_nan(pool, x, *args, **named):
    """Return the max pooling of `x`, with or without a batch, propagating NaN."""
    axes = pool.__name__[-2]
    if axes.isdigit() and x.ndim == int(axes) + 1:
        return max_pool_keeping_nan(pool, x.unsqueeze(0), *args, **named).squeeze(0)
    pooled = pool(x, *args, **named)
    has_nan = pool(x.detach().isnan().astype(x.dtype), *args, **named) > 0
    return paddle.where(has_nan, paddle.full_like(pooled, float("nan")), pooled)


class MaxPool(FunctionLayer):
    """Max pooling with dilation, PyTorch's `ceil_mode` and int64 indices."""

    ksize = property(lambda self: self.kernel_size)
    return_mask = property(lambda self: self.return_indices)

    @staticmethod
    def count(size, kernel, step, edge, gap, ceil_mode):
        """How many windows there are along a dimension; none of them begins after the padding."""
        room = size + 2 * edge - gap * (kernel - 1) - 1
        count = (room + (step - 1 if ceil_mode else 0)) // step + 1
        return count - 1 if ceil_mode and (count - 1) * step >= size + edge else count

    @staticmethod
    def over(
        x,
        dimensions,
        kernel_size,
        stride=None,
        padding=0,
        dilation=1,
        ceil_mode=False,
        return_indices=False,
    ):
        if x.ndim == dimensions + 1:
            options = kernel_size, stride, padding, dilation, ceil_mode, return_indices
            found = MaxPool.over(x.unsqueeze(0), dimensions, *options)
            return tuple(part.squeeze(0) for part in found) if return_indices else found.squeeze(0)
        lead, sizes = list(x.shape[:-dimensions]), list(x.shape[-dimensions:])
        options = kernel_size, stride or kernel_size, padding, dilation
        rows = list(zip(sizes, *(ntuple(option, dimensions) for option in options)))
        windows = [MaxPool.count(*row, ceil_mode) for row in rows]
        if set(ntuple(dilation, dimensions)) == {1}:
            pool = getattr(paddle.nn.functional, f"max_pool{dimensions}d")
            part = tuple(slice(count) for count in [*lead, *windows])
            if not return_indices:
                return max_pool_keeping_nan(
                    pool, x, kernel_size, stride, padding, ceil_mode=ceil_mode
                )[part]
            found = pool(x, kernel_size, stride, padding, return_mask=True, ceil_mode=ceil_mode)
            return found[0][part], found[1][part].astype("int64")
        places = paddle.zeros([1, 1], dtype="int64")
        inside = paddle.ones([1, 1], dtype="bool")
        for count, (size, kernel, step, edge, gap) in zip(windows, rows):
            at = paddle.arange(count).unsqueeze(1) * step + paddle.arange(kernel) * gap - edge
            fits = ((at >= 0) & (at < size)).reshape([1, count, 1, kernel])
            at = paddle.clip(at, 0, size - 1).reshape([1, count, 1, kernel])
            shape = [places.shape[0] * count, places.shape[1] * kernel]
            places = (places.unsqueeze([1, 3]) * size + at).reshape(shape)
            inside = (inside.unsqueeze([1, 3]) & fits).reshape(shape)
        values = paddle.index_select(x.reshape([*lead, -1]), places.flatten(), axis=-1)
        values = values.reshape([*lead, *places.shape])
        values = paddle.where(inside, values, paddle.full_like(values, -float("inf")))
        largest = find_extremum(paddle.argmax, values, -1, True)
        parts = [values, places.expand(values.shape)] if return_indices else [values]
        found = [paddle.take_along_axis(part, largest, -1, broadcast=False) for part in parts]
        found = [part.reshape([*lead, *windows]) for part in found]
        return tuple(found) if return_indices else found[0]


def max_pool_class_keeping_nan(layer, known={}):
    """Return a subclass of the max pooling `layer` that propagates NaN."""

    def forward(self, x):
        return max_pool_keeping_nan(lambda values: layer.forward(self, values), x)

    made = type(layer.__name__, (layer,), {"forward": forward})
    return known.setdefault(layer, make_picklable(made, max_pool_class_keeping_nan, layer))


def int64_indices(result):
    """Return the result of a pooling, with its indices as int64."""
    return (result[0], result[1].astype("int64")) if isinstance(result, tuple) else result


class Int64IndexPool(paddle.nn.Layer):
    """Pooling layer with int64 indices."""

    def __init__(self, pool):
        super().__init__()
        self.pool = pool

    def forward(self, x):
        return int64_indices(self.pool(x))


class FractionalMaxPool(FunctionLayer):
    """Fractional max pooling to a ratio of the input size, with int64 indices."""

    @staticmethod
    def over(x, dimensions, kernel_size, output_size=None, output_ratio=None, return_indices=False):
        if output_size is None:
            ratios = ntuple(output_ratio, dimensions)
            output_size = [int(size * ratio) for size, ratio in zip(x.shape[-dimensions:], ratios)]
        pool = getattr(paddle.nn.functional, f"fractional_max_pool{dimensions}d")
        result = pool(x, output_size, kernel_size, return_mask=return_indices)
        return int64_indices(result)
