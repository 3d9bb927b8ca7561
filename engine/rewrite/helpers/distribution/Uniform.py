import paddle


class Uniform(paddle.distribution.Uniform):
    """Uniform distribution with a mean, a variance and reparameterized samples."""

    @property
    def mean(self):
        return (self.low + self.high) / 2

    @property
    def variance(self):
        return (self.high - self.low) ** 2 / 12

    def sample_with_gradient(self, shape=()):
        return self.sample(shape)
