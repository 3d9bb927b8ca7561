import paddle


class Geometric(paddle.distribution.Geometric):
    """A geometric distribution: how many trials fail before the first success."""

    def log_prob(self, value):
        return self.log_pmf(value)
