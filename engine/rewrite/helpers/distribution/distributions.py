import numpy
import paddle


class Distribution(paddle.distribution.Distribution):
    """Base class of distributions that accepts `validate_args`."""

    def __init__(self, batch_shape=(), event_shape=(), validate_args=None):
        super().__init__(batch_shape, event_shape)


class Categorical(paddle.distribution.Distribution):
    """Categorical distribution by `probs`, normalized to sum to 1, or by `logits`."""

    def __init__(self, probs=None, logits=None):
        if logits is None:
            self.probs = probs / probs.sum(-1, keepdim=True)
            eps = paddle.finfo(probs.dtype).eps
            self.logits = paddle.clip(self.probs, eps, 1 - eps).log()
        else:
            self.logits = logits - logits.logsumexp(-1, keepdim=True)
            self.probs = self.logits.exp()
        self.param_shape = self.logits.shape
        super().__init__(batch_shape=self.logits.shape[:-1])

    def sample(self, shape=()):
        count = self.logits.shape[-1]
        drawn = paddle.multinomial(
            self.probs.reshape([-1, count]), int(numpy.prod(shape)), replacement=True
        )
        return drawn.T.reshape([*shape, *self.batch_shape])

    def log_prob(self, value):
        value = value.astype("int64").unsqueeze(-1)
        shape = paddle.broadcast_shape(value.shape[:-1], self.logits.shape[:-1])
        logits = self.logits.expand([*shape, self.logits.shape[-1]])
        return paddle.take_along_axis(
            logits, value.expand([*shape, 1]), axis=-1, broadcast=False
        ).squeeze(-1)

    def entropy(self):
        return -(self.probs * self.logits).sum(-1)

    def enumerate_support(self, expand=True):
        values = paddle.arange(self.logits.shape[-1]).reshape([-1] + [1] * len(self.batch_shape))
        return values.expand([-1, *self.batch_shape]) if expand else values

    def kl_divergence(self, other):
        return (self.probs * (self.logits - other.logits)).sum(-1)


paddle.distribution.register_kl(Categorical, Categorical)(Categorical.kl_divergence)


class Geometric(paddle.distribution.Geometric):
    """Geometric distribution of the number of failures before the first success."""

    def log_prob(self, value):
        return self.log_pmf(value)


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
