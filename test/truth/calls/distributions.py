# %% torch.distributions.Bernoulli
d = torch.distributions.Bernoulli(probs=torch.tensor([0.2, 0.7]), validate_args=None)
a = d.log_prob(torch.tensor([1.0, 0.0]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Bernoulli
d = torch.distributions.Bernoulli(probs=torch.tensor([0.2, 0.7]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Bernoulli(probs=torch.tensor([0.2, 0.7]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Bernoulli
d = torch.distributions.Bernoulli(logits=torch.tensor([0.2, -0.7]))
a = d.log_prob(torch.tensor([1.0, 0.0]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Bernoulli
d = torch.distributions.Bernoulli(logits=torch.tensor([0.2, -0.7]))
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Bernoulli(logits=torch.tensor([0.2, -0.7]))
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Bernoulli
d = torch.distributions.Bernoulli(0.3)
a = d.log_prob(torch.tensor(1.0))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Bernoulli
d = torch.distributions.Bernoulli(0.3)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Bernoulli(0.3)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Beta
d = torch.distributions.Beta(concentration1=torch.tensor([0.5, 2.0]), concentration0=torch.tensor([1.5, 0.7]), validate_args=False)
a = d.log_prob(torch.tensor([0.3, 0.6]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Beta
d = torch.distributions.Beta(concentration1=torch.tensor([0.5, 2.0]), concentration0=torch.tensor([1.5, 0.7]), validate_args=False)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Beta(concentration1=torch.tensor([0.5, 2.0]), concentration0=torch.tensor([1.5, 0.7]), validate_args=False)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Binomial
d = torch.distributions.Binomial(total_count=10, probs=torch.tensor([0.2, 0.7]), validate_args=False)
a = d.log_prob(torch.tensor([3.0, 6.0]))
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Binomial
d = torch.distributions.Binomial(total_count=10, probs=torch.tensor([0.2, 0.7]), validate_args=False)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Binomial(total_count=10, probs=torch.tensor([0.2, 0.7]), validate_args=False)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Categorical
d = torch.distributions.Categorical(probs=torch.tensor([0.2, 0.3, 0.5]), validate_args=False)
a = d.log_prob(torch.tensor(1))
b = d.entropy()
c0 = d.probs
d = None
# %% torch.distributions.Categorical
d = torch.distributions.Categorical(probs=torch.tensor([0.2, 0.3, 0.5]), validate_args=False)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Categorical(probs=torch.tensor([0.2, 0.3, 0.5]), validate_args=False)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Categorical
d = torch.distributions.Categorical(logits=torch.tensor([[0.2, -0.3, 0.5], [1.0, 0.0, 2.0]]))
a = d.log_prob(torch.tensor([1, 2]))
b = d.entropy()
d = None
# %% torch.distributions.Categorical
d = torch.distributions.Categorical(logits=torch.tensor([[0.2, -0.3, 0.5], [1.0, 0.0, 2.0]]))
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Categorical(logits=torch.tensor([[0.2, -0.3, 0.5], [1.0, 0.0, 2.0]]))
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Categorical
d = torch.distributions.Categorical(probs=torch.tensor([[1.0, 2.0, 1.0], [1.0, 0.0, 3.0]]))
a = d.log_prob(torch.tensor([1, 2]))
b = d.entropy()
d = None
# %% torch.distributions.Categorical
d = torch.distributions.Categorical(probs=torch.tensor([[1.0, 2.0, 1.0], [1.0, 0.0, 3.0]]))
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Categorical(probs=torch.tensor([[1.0, 2.0, 1.0], [1.0, 0.0, 3.0]]))
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Cauchy
d = torch.distributions.Cauchy(loc=torch.tensor([0.5]), scale=torch.tensor([2.0]), validate_args=None)
a = d.log_prob(torch.tensor([0.3]))
b = d.entropy()
d = None
# %% torch.distributions.Chi2
d = torch.distributions.Chi2(df=torch.tensor([3.0, 1.5]), validate_args=None)
a = d.log_prob(torch.tensor([0.3, 2.0]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Chi2
d = torch.distributions.Chi2(df=torch.tensor([3.0, 1.5]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Chi2(df=torch.tensor([3.0, 1.5]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.ContinuousBernoulli
d = torch.distributions.ContinuousBernoulli(probs=torch.tensor([0.2, 0.7]), lims=(0.499, 0.501), validate_args=None)
a = d.log_prob(torch.tensor([0.3, 0.6]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.ContinuousBernoulli
d = torch.distributions.ContinuousBernoulli(probs=torch.tensor([0.2, 0.7]), lims=(0.499, 0.501), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.ContinuousBernoulli(probs=torch.tensor([0.2, 0.7]), lims=(0.499, 0.501), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.ContinuousBernoulli
d = torch.distributions.ContinuousBernoulli(logits=torch.tensor([0.2, -0.7]))
a = d.log_prob(torch.tensor([0.3, 0.6]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Dirichlet
d = torch.distributions.Dirichlet(concentration=torch.tensor([0.5, 1.0, 2.0]), validate_args=None)
a = d.log_prob(torch.tensor([0.2, 0.3, 0.5]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Dirichlet
d = torch.distributions.Dirichlet(concentration=torch.tensor([0.5, 1.0, 2.0]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Dirichlet(concentration=torch.tensor([0.5, 1.0, 2.0]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Exponential
d = torch.distributions.Exponential(rate=torch.tensor([0.5, 2.0]), validate_args=None)
a = d.log_prob(torch.tensor([0.3, 1.5]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Exponential
d = torch.distributions.Exponential(rate=torch.tensor([0.5, 2.0]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Exponential(rate=torch.tensor([0.5, 2.0]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Gamma
d = torch.distributions.Gamma(concentration=torch.tensor([0.5, 2.0]), rate=torch.tensor([1.0, 3.0]), validate_args=None)
a = d.log_prob(torch.tensor([0.3, 1.5]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Gamma
d = torch.distributions.Gamma(concentration=torch.tensor([0.5, 2.0]), rate=torch.tensor([1.0, 3.0]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Gamma(concentration=torch.tensor([0.5, 2.0]), rate=torch.tensor([1.0, 3.0]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Geometric
d = torch.distributions.Geometric(probs=torch.tensor([0.25, 0.6]), validate_args=None)
a = d.log_prob(torch.tensor([2.0, 1.0]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Geometric
d = torch.distributions.Geometric(probs=torch.tensor([0.25, 0.6]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Geometric(probs=torch.tensor([0.25, 0.6]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Geometric
d = torch.distributions.Geometric(logits=torch.tensor([0.25, -0.6]))
a = d.log_prob(torch.tensor([2.0, 1.0]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Gumbel
d = torch.distributions.Gumbel(loc=torch.tensor([0.5]), scale=torch.tensor([2.0]), validate_args=None)
a = d.log_prob(torch.tensor([0.3]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Gumbel
d = torch.distributions.Gumbel(loc=torch.tensor([0.5]), scale=torch.tensor([2.0]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Gumbel(loc=torch.tensor([0.5]), scale=torch.tensor([2.0]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Laplace
d = torch.distributions.Laplace(loc=torch.tensor([0.5]), scale=torch.tensor([2.0]), validate_args=None)
a = d.log_prob(torch.tensor([0.3]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
c2 = d.stddev
d = None
# %% torch.distributions.Laplace
d = torch.distributions.Laplace(loc=torch.tensor([0.5]), scale=torch.tensor([2.0]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Laplace(loc=torch.tensor([0.5]), scale=torch.tensor([2.0]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.LogNormal
d = torch.distributions.LogNormal(loc=torch.tensor([0.0]), scale=torch.tensor([0.5]), validate_args=None)
a = d.log_prob(torch.tensor([0.4]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.LogNormal
d = torch.distributions.LogNormal(loc=torch.tensor([0.0]), scale=torch.tensor([0.5]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.LogNormal(loc=torch.tensor([0.0]), scale=torch.tensor([0.5]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Multinomial
d = torch.distributions.Multinomial(total_count=10, probs=torch.tensor([0.5, 0.25, 0.25]), validate_args=None)
a = d.log_prob(torch.tensor([5.0, 3.0, 2.0]))
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Multinomial
d = torch.distributions.Multinomial(total_count=10, probs=torch.tensor([0.5, 0.25, 0.25]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Multinomial(total_count=10, probs=torch.tensor([0.5, 0.25, 0.25]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.MultivariateNormal
d = torch.distributions.MultivariateNormal(loc=torch.zeros(2), covariance_matrix=torch.tensor([[2.0, 0.5], [0.5, 1.0]]), validate_args=None)
a = d.log_prob(torch.tensor([0.3, -0.4]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.MultivariateNormal
d = torch.distributions.MultivariateNormal(loc=torch.zeros(2), covariance_matrix=torch.tensor([[2.0, 0.5], [0.5, 1.0]]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.MultivariateNormal(loc=torch.zeros(2), covariance_matrix=torch.tensor([[2.0, 0.5], [0.5, 1.0]]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.MultivariateNormal
d = torch.distributions.MultivariateNormal(loc=torch.zeros(2), precision_matrix=torch.tensor([[2.0, 0.5], [0.5, 1.0]]))
a = d.log_prob(torch.tensor([0.3, -0.4]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Normal
d = torch.distributions.Normal(loc=torch.tensor([0.0, 1.0]), scale=torch.tensor([1.0, 2.5]), validate_args=None)
a = d.log_prob(torch.tensor([0.3, -0.7]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
c2 = d.stddev
c3 = d.loc
c4 = d.scale
d = None
# %% torch.distributions.Normal
d = torch.distributions.Normal(loc=torch.tensor([0.0, 1.0]), scale=torch.tensor([1.0, 2.5]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Normal(loc=torch.tensor([0.0, 1.0]), scale=torch.tensor([1.0, 2.5]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Normal
d = torch.distributions.Normal(0.0, 2.0)
a = d.log_prob(torch.tensor([0.3, -0.7]))
b = d.entropy()
c0 = d.mean
d = None
# %% torch.distributions.Normal
d = torch.distributions.Normal(0.0, 2.0)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Normal(0.0, 2.0)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Poisson
d = torch.distributions.Poisson(rate=torch.tensor([2.5, 4.0]), validate_args=None)
a = d.log_prob(torch.tensor([3.0, 1.0]))
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Poisson
d = torch.distributions.Poisson(rate=torch.tensor([2.5, 4.0]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Poisson(rate=torch.tensor([2.5, 4.0]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.StudentT
d = torch.distributions.StudentT(df=torch.tensor([5.0]), loc=torch.tensor([1.0]), scale=torch.tensor([2.0]), validate_args=None)
a = d.log_prob(torch.tensor([0.4]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.StudentT
d = torch.distributions.StudentT(df=torch.tensor([5.0]), loc=torch.tensor([1.0]), scale=torch.tensor([2.0]), validate_args=None)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.StudentT(df=torch.tensor([5.0]), loc=torch.tensor([1.0]), scale=torch.tensor([2.0]), validate_args=None)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.Uniform
d = torch.distributions.Uniform(low=torch.tensor([0.0, 1.0]), high=torch.tensor([3.0, 2.5]), validate_args=False)
a = d.log_prob(torch.tensor([0.4, 1.2]))
b = d.entropy()
c0 = d.mean
c1 = d.variance
d = None
# %% torch.distributions.Uniform
d = torch.distributions.Uniform(low=torch.tensor([0.0, 1.0]), high=torch.tensor([3.0, 2.5]), validate_args=False)
s = d.sample(sample_shape=(2000,))
d = None
# %% torch.distributions.Distribution.sample
d = torch.distributions.Uniform(low=torch.tensor([0.0, 1.0]), high=torch.tensor([3.0, 2.5]), validate_args=False)
s = d.sample(sample_shape=torch.Size([3, 2])).shape
r = d.sample().shape
d = None
# %% torch.distributions.LKJCholesky
d = torch.distributions.LKJCholesky(dim=3, concentration=torch.tensor(1.5), validate_args=None)
s = d.sample().shape
d = None
# %% torch.distributions.Independent
d = torch.distributions.Independent(base_distribution=torch.distributions.Normal(torch.zeros(3), torch.ones(3)), reinterpreted_batch_ndims=1, validate_args=None)
a = d.log_prob(torch.tensor([0.1, 0.2, 0.3]))
b = d.entropy()
c = d.sample((2,)).shape
d = None
# %% torch.distributions.TransformedDistribution
d = torch.distributions.TransformedDistribution(base_distribution=torch.distributions.Normal(torch.zeros(2), torch.ones(2)), transforms=[torch.distributions.ExpTransform(cache_size=0)], validate_args=None)
a = d.log_prob(torch.tensor([0.5, 1.5]))
s = d.sample((3,)).shape
d = None
# %% torch.distributions.TransformedDistribution
d = torch.distributions.TransformedDistribution(torch.distributions.Normal(torch.zeros(2), torch.ones(2)), torch.distributions.ExpTransform())
a = d.log_prob(torch.tensor([0.5, 1.5]))
d = None
# %% torch.distributions.Distribution.sample_n
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.sample_n(n=3).shape
d = None
# %% torch.distributions.Distribution.sample_n
d = torch.distributions.Laplace(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.sample_n(n=3).shape
d = None
# %% torch.distributions.Categorical
d = torch.distributions.Categorical(torch.tensor([0.2, 0.7, 0.1]))
a, b, c = d.logits, d.probs, d.param_shape
c = list(c)
d = None
# %% torch.distributions.Bernoulli
d = torch.distributions.Bernoulli(torch.tensor([0.2, 0.7]))
a, b = d.logits, d.probs
c = list(d.param_shape)
d = None
# %% torch.distributions.Beta
d = torch.distributions.Beta(torch.tensor([0.2, 0.7]), torch.tensor([1.0, 2.0]))
a, b = d.concentration0, d.concentration1
d = None
# %% torch.distributions.Distribution
class Own(torch.distributions.Distribution):
    def __init__(self):
        super().__init__(batch_shape=torch.Size([2]), validate_args=False)

d = Own()
a = list(d.batch_shape)
b = isinstance(d, torch.distributions.Distribution)
d = None
# %% torch.distributions.ExponentialFamily
d = torch.distributions.Dirichlet(torch.tensor([0.5, 1.0]))
b = isinstance(d, torch.distributions.ExponentialFamily)
d = None
