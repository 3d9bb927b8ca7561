import paddle

from .properties import distribution_cdf, distribution_icdf


class CDFTransform(paddle.distribution.Transform):
    """Transform by the cumulative distribution function of a distribution."""

    def __init__(self, distribution):
        super().__init__()
        self.distribution = distribution

    def _forward(self, x):
        return distribution_cdf(self.distribution, x)

    def _inverse(self, y):
        return distribution_icdf(self.distribution, y)

    def _forward_log_det_jacobian(self, x):
        return self.distribution.log_prob(x)


class CatTransform(paddle.distribution.Transform):
    """Transform that applies each of `transforms` to its slice along `axis`."""

    def __init__(self, transforms, axis=0, lengths=None):
        super().__init__()
        self.transforms, self.axis = transforms, axis
        self.lengths = lengths or [1] * len(transforms)

    def _joined(self, method, x):
        pieces = zip(self.transforms, paddle.split(x, self.lengths, self.axis))
        return paddle.concat(
            [getattr(transform, method)(piece) for transform, piece in pieces], self.axis
        )

    def _forward(self, x):
        return self._joined("forward", x)

    def _inverse(self, y):
        return self._joined("inverse", y)

    def _forward_log_det_jacobian(self, x):
        return self._joined("forward_log_det_jacobian", x)


class CholeskyTransform(paddle.distribution.Transform):
    """Transform of a matrix to a lower triangular one with a positive diagonal."""

    def __init__(self, is_factor):
        super().__init__()
        self.is_factor = is_factor

    def _forward(self, x):
        factor = x.tril(-1) + paddle.diag_embed(x.diagonal(axis1=-2, axis2=-1).exp())
        return factor if self.is_factor else factor @ factor.mT

    def _inverse(self, y):
        factor = y if self.is_factor else paddle.linalg.cholesky(y)
        return factor.tril(-1) + paddle.diag_embed(factor.diagonal(axis1=-2, axis2=-1).log())


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


class SoftplusTransform(paddle.distribution.Transform):
    """Transform y = log(1 + exp(x))."""

    def _forward(self, x):
        return paddle.nn.functional.softplus(x)

    def _inverse(self, y):
        return y + paddle.log(-paddle.expm1(-y))

    def _forward_log_det_jacobian(self, x):
        return -paddle.nn.functional.softplus(-x)
