import paddle


class Geometric(paddle.distribution.Geometric):
    """Geometric distribution of the number of failures before the first success."""

    def log_prob(self, value):
        return self.log_pmf(value)
