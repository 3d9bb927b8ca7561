import paddle


class StochasticDepth(paddle.nn.Layer):
    """Drops the input, or rows of it, with probability `p` during training."""

    def __init__(self, p, mode):
        super().__init__()
        self.p, self.mode = p, mode

    def forward(self, x):
        return self.dropped(x, self.p, self.mode, self.training)

    @staticmethod
    def dropped(x, p, mode, training=True):
        if not training or p == 0:
            return x
        rows = x.shape[0] if mode == "row" else 1
        kept = paddle.bernoulli(paddle.full([rows] + [1] * (x.ndim - 1), 1 - p, x.dtype))
        return x * kept / (1 - p) if p < 1 else x * kept
