import paddle


class CorrCholeskyTransform(paddle.distribution.Transform):
    """Transform of real numbers to the Cholesky factor of a correlation matrix."""

    def _factor(self, x):
        size = int((1 + (1 + 8 * x.shape[-1]) ** 0.5) / 2)
        rows = paddle.tril_indices(size, size, -1)
        turns = paddle.zeros([size * size, *x.shape[:-1]], x.dtype)
        turns = paddle.scatter(turns, rows[0] * size + rows[1], paddle.tanh(x).moveaxis(-1, 0))
        turns = turns.moveaxis(0, -1).reshape([*x.shape[:-1], size, size])
        left = paddle.cumprod(paddle.sqrt(1 - turns**2), dim=-1)
        before = paddle.concat([paddle.ones_like(left[..., :1]), left[..., :-1]], -1)
        return (turns + paddle.eye(size, dtype=x.dtype)) * before, before, rows

    def _entries(self, matrix, rows):
        size = matrix.shape[-1]
        return paddle.index_select(matrix.flatten(-2), rows[0] * size + rows[1], axis=-1)

    def _forward(self, x):
        return self._factor(x)[0]

    def _inverse(self, y):
        left = paddle.sqrt((1 - (y * y).cumsum(-1)).clip(min=0))
        before = paddle.concat([paddle.ones_like(left[..., :1]), left[..., :-1]], -1)
        rows = paddle.tril_indices(y.shape[-1], y.shape[-1], -1)
        return paddle.atanh(self._entries(y, rows) / self._entries(before, rows))

    def _forward_log_det_jacobian(self, x):
        _, before, rows = self._factor(x)
        return (paddle.log(self._entries(before, rows)) + paddle.log1p(-paddle.tanh(x) ** 2)).sum(
            -1
        )
