import paddle


class SoftplusTransform(paddle.distribution.Transform):
    """Transform y = log(1 + exp(x))."""

    def _forward(self, x):
        return paddle.nn.functional.softplus(x)

    def _inverse(self, y):
        return y + paddle.log(-paddle.expm1(-y))

    def _forward_log_det_jacobian(self, x):
        return -paddle.nn.functional.softplus(-x)
