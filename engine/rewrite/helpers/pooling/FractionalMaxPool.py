import paddle


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
