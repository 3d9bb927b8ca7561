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
# %% torch.distributions.lkj_cholesky.LKJCholesky
from torch.distributions.lkj_cholesky import LKJCholesky
d = LKJCholesky(3, 1.5)
a = d.log_prob(torch.eye(3))
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
# %% torch.distributions.Distribution.batch_shape
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = list(d.batch_shape)
d = None
# %% torch.distributions.Distribution.event_shape
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = list(d.event_shape)
d = None
# %% torch.distributions.Distribution.mean
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.mean
d = None
# %% torch.distributions.Distribution.variance
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.variance
d = None
# %% torch.distributions.Distribution.mode
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.mode
d = None
# %% torch.distributions.Distribution.stddev
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.stddev
d = None
# %% torch.distributions.Distribution.log_prob
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.log_prob(value=torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.log_prob
d = torch.distributions.Laplace(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.log_prob(value=torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.cdf
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.cdf(value=torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.cdf
d = torch.distributions.Laplace(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.cdf(value=torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.icdf
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.icdf(value=torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.icdf
d = torch.distributions.Laplace(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.icdf(value=torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.entropy
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.entropy()
d = None
# %% torch.distributions.Distribution.entropy
d = torch.distributions.Laplace(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.entropy()
d = None
# %% torch.distributions.Distribution.perplexity
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.perplexity()
d = None
# %% torch.distributions.Distribution.perplexity
d = torch.distributions.Laplace(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.perplexity()
d = None
# %% torch.distributions.Distribution.rsample
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.rsample(sample_shape=(3,)).shape
d = None
# %% torch.distributions.Distribution.rsample
d = torch.distributions.Laplace(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.rsample(sample_shape=(3,)).shape
d = None
# %% torch.distributions.Distribution.sample_n
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.sample_n(n=3).shape
d = None
# %% torch.distributions.Distribution.sample_n
d = torch.distributions.Laplace(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.sample_n(n=3).shape
d = None
# %% torch.distributions.Distribution.expand
d = torch.distributions.Normal(torch.tensor([0.5, -1.0]), torch.tensor([2.0, 0.7]))
a = d.expand(batch_shape=[3, 2]).mean
d = None
# %% torch.distributions.Distribution.cdf
d = torch.distributions.Cauchy(torch.tensor([0.5, 1.0]), torch.tensor([2.0, 1.0]))
a = d.cdf(torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.icdf
d = torch.distributions.Cauchy(torch.tensor([0.5, 1.0]), torch.tensor([2.0, 1.0]))
a = d.icdf(torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.cdf
d = torch.distributions.Uniform(torch.tensor([0.0, 0.0]), torch.tensor([3.0, 2.0]))
a = d.cdf(torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.icdf
d = torch.distributions.Uniform(torch.tensor([0.0, 0.0]), torch.tensor([3.0, 2.0]))
a = d.icdf(torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.cdf
d = torch.distributions.Exponential(torch.tensor([0.5, 1.0]))
a = d.cdf(torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.icdf
d = torch.distributions.Exponential(torch.tensor([0.5, 1.0]))
a = d.icdf(torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.cdf
d = torch.distributions.LogNormal(torch.tensor([0.5, 1.0]), torch.tensor([2.0, 1.0]))
a = d.cdf(torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.icdf
d = torch.distributions.LogNormal(torch.tensor([0.5, 1.0]), torch.tensor([2.0, 1.0]))
a = d.icdf(torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.cdf
d = torch.distributions.Gumbel(torch.tensor([0.5, 1.0]), torch.tensor([2.0, 1.0]))
a = d.cdf(torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.icdf
d = torch.distributions.Gumbel(torch.tensor([0.5, 1.0]), torch.tensor([2.0, 1.0]))
a = d.icdf(torch.tensor([0.3, 0.1]))
d = None
# %% torch.distributions.Distribution.rsample
d = torch.distributions.Gamma(torch.tensor([0.5, 1.0]), torch.tensor([2.0, 1.0]))
a = d.rsample((3,)).shape
d = None
# %% torch.distributions.Distribution.rsample
d = torch.distributions.Beta(torch.tensor([0.5, 1.0]), torch.tensor([2.0, 1.0]))
a = d.rsample((3,)).shape
d = None
# %% torch.distributions.Distribution.rsample
d = torch.distributions.Exponential(torch.tensor([0.5, 1.0]))
a = d.rsample((3,)).shape
d = None
# %% torch.distributions.Distribution.rsample
d = torch.distributions.Uniform(torch.tensor([0.0, 0.0]), torch.tensor([3.0, 2.0]))
a = d.rsample((3,)).shape
d = None
# %% torch.distributions.Distribution.rsample
d = torch.distributions.Gumbel(torch.tensor([0.5, 1.0]), torch.tensor([2.0, 1.0]))
a = d.rsample((3,)).shape
d = None
# %% torch.distributions.Distribution.rsample
d = torch.distributions.Cauchy(torch.tensor([0.5, 1.0]), torch.tensor([2.0, 1.0]))
a = d.rsample((3,)).shape
d = None
# %% torch.distributions.Distribution.rsample
d = torch.distributions.Dirichlet(torch.tensor([0.5, 1.0]))
a = d.rsample((3,)).shape
d = None
# %% torch.distributions.Distribution.rsample
d = torch.distributions.StudentT(torch.tensor([3.0, 4.0]))
a = d.rsample((3,)).shape
d = None
# %% torch.distributions.Distribution.enumerate_support
d = torch.distributions.Bernoulli(torch.tensor([0.2, 0.7]))
a = d.enumerate_support(expand=True)
d = None
# %% torch.distributions.Distribution.enumerate_support
d = torch.distributions.Categorical(torch.tensor([0.2, 0.7, 0.1]))
a = d.enumerate_support()
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
# %% torch.distributions.kl.kl_divergence
p = torch.distributions.Normal(torch.tensor([0.0]), torch.tensor([1.0]))
q = torch.distributions.Normal(torch.tensor([1.0]), torch.tensor([2.0]))
a = torch.distributions.kl.kl_divergence(p=p, q=q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.Bernoulli(torch.tensor([0.2])), torch.distributions.Bernoulli(torch.tensor([0.6]))
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.Categorical(torch.tensor([0.2, 0.3, 0.5])), torch.distributions.Categorical(torch.tensor([0.6, 0.2, 0.2]))
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.Beta(torch.tensor([0.5]), torch.tensor([1.5])), torch.distributions.Beta(torch.tensor([1.5]), torch.tensor([0.5]))
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.Gamma(torch.tensor([0.5]), torch.tensor([1.5])), torch.distributions.Gamma(torch.tensor([1.5]), torch.tensor([0.5]))
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.Exponential(torch.tensor([0.5])), torch.distributions.Exponential(torch.tensor([1.5]))
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.Uniform(torch.tensor([0.5]), torch.tensor([1.5])), torch.distributions.Uniform(torch.tensor([0.2]), torch.tensor([2.5]))
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.Laplace(torch.tensor([0.5]), torch.tensor([1.5])), torch.distributions.Laplace(torch.tensor([0.2]), torch.tensor([2.5]))
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.Dirichlet(torch.tensor([0.5, 1.5])), torch.distributions.Dirichlet(torch.tensor([0.2, 2.5]))
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.Poisson(torch.tensor([0.5])), torch.distributions.Poisson(torch.tensor([1.5]))
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.Geometric(torch.tensor([0.5])), torch.distributions.Geometric(torch.tensor([0.25]))
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.LogNormal(torch.tensor([0.5]), torch.tensor([1.5])), torch.distributions.LogNormal(torch.tensor([0.2]), torch.tensor([2.5]))
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl_divergence
p, q = torch.distributions.MultivariateNormal(torch.zeros(2), torch.eye(2)), torch.distributions.MultivariateNormal(torch.ones(2), torch.eye(2) * 2)
a = torch.distributions.kl_divergence(p, q)
p = q = None
# %% torch.distributions.kl.register_kl
from torch.distributions import Normal, Uniform
@torch.distributions.kl.register_kl(Normal, Uniform)
def distance(p, q):
    return p.loc - q.low

a = torch.distributions.kl_divergence(Normal(torch.ones(1), torch.ones(1)), Uniform(torch.zeros(1), torch.ones(1)))
# %% torch.distributions.transforms.AbsTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AbsTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.AffineTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=torch.tensor(1.0), scale=torch.tensor(2.0), event_dim=0, cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.AffineTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=torch.tensor(1.0), scale=torch.tensor(2.0), event_dim=0, cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=torch.tensor(1.0), scale=torch.tensor(2.0), event_dim=0, cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.AffineTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=1.0, scale=2.0)
y = t(x)
t = None
# %% torch.distributions.transforms.AffineTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=1.0, scale=2.0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=1.0, scale=2.0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.ExpTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ExpTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.ExpTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ExpTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ExpTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.PowerTransform
x = torch.tensor([0.2, 0.4, 0.9])
t = torch.distributions.transforms.PowerTransform(exponent=torch.tensor(2.0), cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.PowerTransform
x = torch.tensor([0.2, 0.4, 0.9])
t = torch.distributions.transforms.PowerTransform(exponent=torch.tensor(2.0), cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, 0.4, 0.9])
t = torch.distributions.transforms.PowerTransform(exponent=torch.tensor(2.0), cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.SigmoidTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SigmoidTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.SigmoidTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SigmoidTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SigmoidTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.SoftmaxTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SoftmaxTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.StickBreakingTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.StickBreakingTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.StickBreakingTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.StickBreakingTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.StickBreakingTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.TanhTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.TanhTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.TanhTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.TanhTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.TanhTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.ReshapeTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ReshapeTransform(in_shape=(3,), out_shape=(1, 3), cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.ReshapeTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ReshapeTransform(in_shape=(3,), out_shape=(1, 3), cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ReshapeTransform(in_shape=(3,), out_shape=(1, 3), cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.ComposeTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ComposeTransform(parts=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.ComposeTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ComposeTransform(parts=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ComposeTransform(parts=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.IndependentTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.IndependentTransform(base_transform=torch.distributions.transforms.ExpTransform(), reinterpreted_batch_ndims=1, cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.IndependentTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.IndependentTransform(base_transform=torch.distributions.transforms.ExpTransform(), reinterpreted_batch_ndims=1, cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.IndependentTransform(base_transform=torch.distributions.transforms.ExpTransform(), reinterpreted_batch_ndims=1, cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.StackTransform
x = torch.tensor([[0.2, -0.4], [0.9, 0.1]])
t = torch.distributions.transforms.StackTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.StackTransform
x = torch.tensor([[0.2, -0.4], [0.9, 0.1]])
t = torch.distributions.transforms.StackTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([[0.2, -0.4], [0.9, 0.1]])
t = torch.distributions.transforms.StackTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.SoftplusTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SoftplusTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.SoftplusTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SoftplusTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SoftplusTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.CorrCholeskyTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CorrCholeskyTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.CorrCholeskyTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CorrCholeskyTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CorrCholeskyTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.LowerCholeskyTransform
x = torch.tensor([[0.2, 0.0], [0.9, 0.1]])
t = torch.distributions.transforms.LowerCholeskyTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.LowerCholeskyTransform
x = torch.tensor([[0.2, 0.0], [0.9, 0.1]])
t = torch.distributions.transforms.LowerCholeskyTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.transforms.PositiveDefiniteTransform
x = torch.tensor([[0.2, 0.0], [0.9, 0.1]])
t = torch.distributions.transforms.PositiveDefiniteTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.CumulativeDistributionTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CumulativeDistributionTransform(distribution=torch.distributions.Normal(torch.tensor(0.0), torch.tensor(1.0)), cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.CumulativeDistributionTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CumulativeDistributionTransform(distribution=torch.distributions.Normal(torch.tensor(0.0), torch.tensor(1.0)), cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CumulativeDistributionTransform(distribution=torch.distributions.Normal(torch.tensor(0.0), torch.tensor(1.0)), cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.CatTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CatTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, lengths=[1, 2], cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.CatTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CatTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, lengths=[1, 2], cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CatTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, lengths=[1, 2], cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.Transform.forward_shape
t = torch.distributions.transforms.ExpTransform()
a = list(t.forward_shape((3,)))
t = None
# %% torch.distributions.Transform.forward_shape
t = torch.distributions.transforms.ReshapeTransform((3,), (3, 1))
a = list(t.forward_shape((3,)))
t = None
# %% torch.distributions.Transform.inverse_shape
t = torch.distributions.transforms.ExpTransform()
a = list(t.inverse_shape((3,)))
t = None
# %% torch.distributions.Transform.inverse_shape
t = torch.distributions.transforms.ReshapeTransform((3,), (3, 1))
a = list(t.inverse_shape((3, 1)))
t = None
# %% torch.distributions.constraints.positive_definite.check
a = torch.distributions.constraints.positive_definite.check(torch.tensor([[2.0, 0.5], [0.5, 1.0]]))
# %% torch.distributions.constraints.positive
a = torch.distributions.constraints.positive.check(torch.tensor([1.0, -1.0]))
# %% torch.distributions.constraints.real
a = torch.distributions.constraints.real.check(torch.tensor([1.0]))
# %% torch.distributions.constraints.simplex
a = torch.distributions.constraints.simplex.check(torch.tensor([0.5, 0.5]))
# %% torch.distributions.constraints.unit_interval
a = torch.distributions.constraints.unit_interval.check(torch.tensor([0.5, 1.5]))
# %% torch.distributions.constraints.Constraint
class Own(torch.distributions.constraints.Constraint):
    def check(self, value):
        return value > 1

a = isinstance(Own(), torch.distributions.constraints.Constraint)
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
# %% torch.distributions.Distribution.set_default_validate_args
torch.distributions.Distribution.set_default_validate_args(value=False)
a = torch.distributions.Normal(0.0, 1.0).log_prob(torch.tensor(0.5))
# %% torch.distributions.bernoulli.Bernoulli
from torch.distributions.bernoulli import Bernoulli
d = Bernoulli(torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.beta.Beta
from torch.distributions.beta import Beta
d = Beta(torch.tensor([0.5]), torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.binomial.Binomial
from torch.distributions.binomial import Binomial
d = Binomial(10, torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.categorical.Categorical
from torch.distributions.categorical import Categorical
d = Categorical(torch.tensor([0.5, 0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.cauchy.Cauchy
from torch.distributions.cauchy import Cauchy
d = Cauchy(torch.tensor([0.5]), torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.chi2.Chi2
from torch.distributions.chi2 import Chi2
d = Chi2(torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.dirichlet.Dirichlet
from torch.distributions.dirichlet import Dirichlet
d = Dirichlet(torch.tensor([0.5, 0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.exponential.Exponential
from torch.distributions.exponential import Exponential
d = Exponential(torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.gamma.Gamma
from torch.distributions.gamma import Gamma
d = Gamma(torch.tensor([0.5]), torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.geometric.Geometric
from torch.distributions.geometric import Geometric
d = Geometric(torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.gumbel.Gumbel
from torch.distributions.gumbel import Gumbel
d = Gumbel(torch.tensor([0.5]), torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.independent.Independent
from torch.distributions.independent import Independent
d = Independent(torch.distributions.Normal(torch.zeros(2), torch.ones(2)), 1)
s = d.sample().shape
d = None
# %% torch.distributions.laplace.Laplace
from torch.distributions.laplace import Laplace
d = Laplace(torch.tensor([0.5]), torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.log_normal.LogNormal
from torch.distributions.log_normal import LogNormal
d = LogNormal(torch.tensor([0.5]), torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.multinomial.Multinomial
from torch.distributions.multinomial import Multinomial
d = Multinomial(10, torch.tensor([0.5, 0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.multivariate_normal.MultivariateNormal
from torch.distributions.multivariate_normal import MultivariateNormal
d = MultivariateNormal(torch.zeros(2), torch.eye(2))
s = d.sample().shape
d = None
# %% torch.distributions.normal.Normal
from torch.distributions.normal import Normal
d = Normal(torch.tensor([0.5]), torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.poisson.Poisson
from torch.distributions.poisson import Poisson
d = Poisson(torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.studentT.StudentT
from torch.distributions.studentT import StudentT
d = StudentT(torch.tensor([0.5]))
s = d.sample().shape
d = None
# %% torch.distributions.uniform.Uniform
from torch.distributions.uniform import Uniform
d = Uniform(torch.tensor([0.0]), torch.tensor([1.5]))
s = d.sample().shape
d = None
# %% torch.distributions.transformed_distribution.TransformedDistribution
from torch.distributions.transformed_distribution import TransformedDistribution
d = TransformedDistribution(torch.distributions.Normal(torch.zeros(2), torch.ones(2)), [torch.distributions.ExpTransform()])
s = d.sample().shape
d = None
# %% torch.distributions.continuous_bernoulli.ContinuousBernoulli
from torch.distributions.continuous_bernoulli import ContinuousBernoulli
d = ContinuousBernoulli(torch.tensor([0.5]))
s = d.sample().shape
d = None
