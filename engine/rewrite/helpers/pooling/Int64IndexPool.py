import paddle


class Int64IndexPool(paddle.nn.Layer):
    """Pooling layer with int64 indices."""

    def __init__(self, pool):
        super().__init__()
        self.pool = pool

    def forward(self, x):
        result = self.pool(x)
        return (result[0], result[1].astype("int64")) if isinstance(result, tuple) else result
