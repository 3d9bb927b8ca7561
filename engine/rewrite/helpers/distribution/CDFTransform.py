import paddle

from .distribution_cdf import distribution_cdf
from .distribution_icdf import distribution_icdf


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
