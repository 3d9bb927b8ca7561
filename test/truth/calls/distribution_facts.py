# %% torch.distributions.lkj_cholesky.LKJCholesky
from torch.distributions.lkj_cholesky import LKJCholesky
d = LKJCholesky(3, 1.5)
a = d.log_prob(torch.eye(3))
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
