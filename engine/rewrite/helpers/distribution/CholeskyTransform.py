import paddle


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
