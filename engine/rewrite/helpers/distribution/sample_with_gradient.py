def sample_with_gradient(distribution, shape=()):
    """Return a reparameterized sample, which has gradients to the parameters."""
    return distribution.rsample(list(shape))
