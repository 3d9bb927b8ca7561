import paddle

from ..layer.pickling import make_picklable
from ..math.comparison import find_extremum


def max_pool_keeping_nan(pool, x, *args, **named):
    """Return the max pooling of `x`, propagating NaN."""
    pooled = pool(x, *args, **named)
    has_nan = pool(x.detach().isnan().astype(x.dtype), *args, **named) > 0
    return paddle.where(has_nan, paddle.full_like(pooled, float("nan")), pooled)


class MaxPool(paddle.nn.Layer):
    """Max pooling with dilation, PyTorch's `ceil_mode` and int64 indices."""

    def __init__(
        self,
        dimensions,
        kernel_size,
        stride=None,
        padding=0,
        dilation=1,
        ceil_mode=False,
        return_indices=False,
    ):
        super().__init__()
        self.dimensions, self.ksize, self.stride, self.padding = (
            dimensions,
            kernel_size,
            stride,
            padding,
        )
        self.dilation, self.ceil_mode, self.return_mask = dilation, ceil_mode, return_indices

    def forward(self, x):
        return self.over(
            x,
            self.dimensions,
            self.ksize,
            self.stride,
            self.padding,
            self.dilation,
            self.ceil_mode,
            self.return_mask,
        )

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
        def each(value):
            return [value] * dimensions if isinstance(value, int) else list(value)

        if x.ndim == dimensions + 1:
            found = MaxPool.over(
                x.unsqueeze(0),
                dimensions,
                kernel_size,
                stride,
                padding,
                dilation,
                ceil_mode,
                return_indices,
            )
            return tuple(part.squeeze(0) for part in found) if return_indices else found.squeeze(0)
        lead, sizes = list(x.shape[:-dimensions]), list(x.shape[-dimensions:])
        windows = [
            MaxPool.count(*row, ceil_mode)
            for row in zip(
                sizes, each(kernel_size), each(stride or kernel_size), each(padding), each(dilation)
            )
        ]
        if set(each(dilation)) == {1}:
            pool = (
                paddle.nn.functional.max_pool1d,
                paddle.nn.functional.max_pool2d,
                paddle.nn.functional.max_pool3d,
            )[dimensions - 1]
            part = tuple(slice(count) for count in [*lead, *windows])
            if not return_indices:
                return max_pool_keeping_nan(
                    pool, x, kernel_size, stride, padding, ceil_mode=ceil_mode
                )[part]
            found = pool(x, kernel_size, stride, padding, return_mask=True, ceil_mode=ceil_mode)
            return found[0][part], found[1][part].astype("int64")
        places = paddle.zeros([1, 1], dtype="int64")
        inside = paddle.ones([1, 1], dtype="bool")
        for count, size, kernel, step, edge, gap in zip(
            windows,
            sizes,
            each(kernel_size),
            each(stride or kernel_size),
            each(padding),
            each(dilation),
        ):
            at = paddle.arange(count).unsqueeze(1) * step + paddle.arange(kernel) * gap - edge
            fits = ((at >= 0) & (at < size)).reshape([1, count, 1, kernel])
            at = paddle.clip(at, 0, size - 1).reshape([1, count, 1, kernel])
            rows, columns = places.shape[0] * count, places.shape[1] * kernel
            places = (places.unsqueeze([1, 3]) * size + at).reshape([rows, columns])
            inside = (inside.unsqueeze([1, 3]) & fits).reshape([rows, columns])
        values = paddle.index_select(x.reshape([*lead, -1]), places.flatten(), axis=-1).reshape(
            [*lead, *places.shape]
        )
        values = paddle.where(inside, values, paddle.full_like(values, -float("inf")))
        largest = find_extremum(paddle.argmax, values, -1, True)
        pooled = paddle.take_along_axis(values, largest, axis=-1, broadcast=False).reshape(
            [*lead, *windows]
        )
        if not return_indices:
            return pooled
        indices = paddle.take_along_axis(
            places.expand(values.shape), largest, axis=-1, broadcast=False
        )
        return pooled, indices.reshape([*lead, *windows])


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
        result = self.pool(x)
        return (result[0], result[1].astype("int64")) if isinstance(result, tuple) else result


class FractionalMaxPool(paddle.nn.Layer):
    """Fractional max pooling to a ratio of the input size, with int64 indices."""

    def __init__(
        self, dimensions, kernel_size, output_size=None, output_ratio=None, return_indices=False
    ):
        super().__init__()
        self.options = (dimensions, kernel_size, output_size, output_ratio, return_indices)

    def forward(self, x):
        return self.over(x, *self.options)

    @staticmethod
    def over(x, dimensions, kernel_size, output_size=None, output_ratio=None, return_indices=False):
        if output_size is None:
            ratios = (
                output_ratio
                if isinstance(output_ratio, (list, tuple))
                else [output_ratio] * dimensions
            )
            output_size = [int(size * ratio) for size, ratio in zip(x.shape[-dimensions:], ratios)]
        pool = (
            paddle.nn.functional.fractional_max_pool2d,
            paddle.nn.functional.fractional_max_pool3d,
        )[dimensions - 2]
        result = pool(x, output_size, kernel_size, return_mask=return_indices)
        return (result[0], result[1].astype("int64")) if return_indices else result
