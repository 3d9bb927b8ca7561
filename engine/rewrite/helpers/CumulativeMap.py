import paddle

from .cumulative import cumulative
from .quantile_of import quantile_of


class CumulativeMap(paddle.distribution.Transform):
    """The cumulative distribution function of a distribution."""

    def __init__(self, distribution):
        super().__init__()
        self.distribution = distribution

    def _forward(self, x):
        return cumulative(self.distribution, x)

    def _inverse(self, y):
        return quantile_of(self.distribution, y)

    def _forward_log_det_jacobian(self, x):
        return self.distribution.log_prob(x)
