def sample_with_gradient(distribution, shape=()):
    """A sample that depends on the parameters of the distribution, as gradients do."""
    return distribution.rsample(list(shape))
