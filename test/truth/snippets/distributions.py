# %% torch.distributions.Normal torch.distributions.Distribution.log_prob torch.distributions.Distribution.stddev torch.distributions.Distribution.entropy
from torch.distributions import Normal
d = Normal(torch.tensor([0.0, 1.0]), torch.tensor([1.0, 2.5]), validate_args=False)
a = d.log_prob(torch.tensor([0.3, -0.7]))
b = d.stddev
c = d.entropy()
e = d.perplexity()
f = d.sample((3,)).shape
g = d.sample_n(4).shape
h = d.mean + d.variance
# %% torch.distributions.Normal torch.distributions.kl_divergence
p = torch.distributions.Normal(torch.tensor([0.0]), torch.tensor([1.0]))
q = torch.distributions.Normal(torch.tensor([1.0]), torch.tensor([2.0]), validate_args=True)
a = torch.distributions.kl_divergence(p, q)
b = torch.distributions.kl.kl_divergence(q, p)
# %% torch.distributions.Bernoulli
d = torch.distributions.Bernoulli(probs=torch.tensor([0.2, 0.7]))
e = torch.distributions.Bernoulli(logits=torch.tensor([0.3, -2.0]))
f = torch.distributions.bernoulli.Bernoulli(torch.tensor([0.4]), validate_args=False)
a = d.log_prob(torch.tensor([1.0, 0.0]))
b = e.log_prob(torch.tensor([1.0, 0.0]))
c = f.entropy()
g = e.mean
# %% torch.distributions.Geometric
d = torch.distributions.Geometric(logits=torch.tensor([0.3]))
e = torch.distributions.Geometric(torch.tensor([0.25]))
a = d.log_prob(torch.tensor([2.0]))
b = e.log_prob(torch.tensor([3.0]))
# %% torch.distributions.Binomial
d = torch.distributions.Binomial(10, logits=torch.tensor([0.3, -2.0]))
e = torch.distributions.Binomial(10, torch.tensor([0.5, 0.25]))
a = d.log_prob(torch.tensor([1.0, 3.0]))
b = e.log_prob(torch.tensor([4.0, 3.0]))
c = e.mean
# %% torch.distributions.Multinomial
d = torch.distributions.Multinomial(10, logits=torch.tensor([0.3, -2.0, 1.0]))
e = torch.distributions.Multinomial(6, torch.tensor([0.5, 0.25, 0.25]))
a = d.log_prob(torch.tensor([1.0, 3.0, 6.0]))
b = e.log_prob(torch.tensor([3.0, 2.0, 1.0]))
# %% torch.distributions.ContinuousBernoulli
d = torch.distributions.ContinuousBernoulli(torch.tensor([0.2, 0.7]))
a = d.log_prob(torch.tensor([0.3, 0.6]))
b = d.mean
# %% torch.distributions.Cauchy torch.distributions.Distribution.cdf
d = torch.distributions.Cauchy(torch.tensor([0.5]), torch.tensor([2.0]))
a = d.log_prob(torch.tensor([0.3]))
b = d.cdf(torch.tensor([0.3]))
c = d.entropy()
# %% torch.distributions.Laplace torch.distributions.Distribution.icdf
d = torch.distributions.Laplace(torch.tensor([0.5]), torch.tensor([2.0]), validate_args=False)
a = d.log_prob(torch.tensor([0.3]))
b = d.cdf(torch.tensor([0.3]))
c = d.icdf(torch.tensor([0.3]))
e = d.stddev
# %% torch.distributions.Gumbel
d = torch.distributions.Gumbel(torch.tensor([0.5]), torch.tensor([2.0]))
a = d.log_prob(torch.tensor([0.3]))
b = d.mean
c = d.stddev
# %% torch.distributions.Exponential
d = torch.distributions.Exponential(torch.tensor([0.5, 2.0]), validate_args=False)
a = d.log_prob(torch.tensor([0.3, 1.5]))
b = d.entropy()
c = d.variance
# %% torch.distributions.Gamma torch.distributions.Chi2
d = torch.distributions.Gamma(torch.tensor([0.5, 2.0]), torch.tensor([1.0, 3.0]))
a = d.log_prob(torch.tensor([0.3, 1.5]))
b = d.entropy()
e = torch.distributions.Chi2(torch.tensor([3.0]))
c = e.log_prob(torch.tensor([2.0]))
# %% torch.distributions.Beta torch.distributions.Dirichlet
d = torch.distributions.Beta(torch.tensor([0.5]), torch.tensor([0.7]), validate_args=False)
a = d.log_prob(torch.tensor([0.3]))
b = d.mean
e = torch.distributions.Dirichlet(torch.tensor([0.5, 1.0, 2.0]))
c = e.log_prob(torch.tensor([0.2, 0.3, 0.5]))
f = e.entropy()
# %% torch.distributions.Poisson torch.distributions.StudentT
d = torch.distributions.Poisson(torch.tensor([2.5]))
a = d.log_prob(torch.tensor([3.0]))
e = torch.distributions.StudentT(torch.tensor([3.0]))
b = e.log_prob(torch.tensor([0.4]))
f = torch.distributions.StudentT(torch.tensor([3.0]), torch.tensor([1.0]), torch.tensor([2.0]))
c = f.log_prob(torch.tensor([0.4]))
# %% torch.distributions.LogNormal torch.distributions.Uniform
d = torch.distributions.LogNormal(torch.tensor([0.0]), torch.tensor([1.0]))
a = d.log_prob(torch.tensor([0.4]))
e = torch.distributions.Uniform(torch.tensor([0.0]), torch.tensor([3.0]), validate_args=False)
b = e.log_prob(torch.tensor([0.4]))
c = e.sample([5]).shape
# %% torch.distributions.MultivariateNormal
d = torch.distributions.MultivariateNormal(torch.zeros(2), torch.tensor([[2.0, 0.5], [0.5, 1.0]]))
a = d.log_prob(torch.tensor([0.3, -0.4]))
b = d.entropy()
e = torch.distributions.MultivariateNormal(torch.zeros(2), scale_tril=torch.tensor([[2.0, 0.0], [0.5, 1.0]]))
c = e.log_prob(torch.tensor([0.3, -0.4]))
# %% torch.distributions.Independent
d = torch.distributions.Independent(torch.distributions.Normal(torch.zeros(3), torch.ones(3)), 1)
a = d.log_prob(torch.tensor([0.1, 0.2, 0.3]))
b = d.entropy()
# %% torch.distributions.TransformedDistribution torch.distributions.ExpTransform torch.distributions.AffineTransform torch.distributions.SigmoidTransform
from torch.distributions import AffineTransform, ExpTransform, Normal, SigmoidTransform, TransformedDistribution
d = TransformedDistribution(Normal(torch.zeros(2), torch.ones(2)), [ExpTransform()])
a = d.log_prob(torch.tensor([0.5, 1.5]))
e = TransformedDistribution(Normal(torch.zeros(2), torch.ones(2)), [AffineTransform(torch.tensor(1.0), torch.tensor(2.0)), SigmoidTransform(cache_size=1)])
b = e.log_prob(torch.tensor([0.5, 0.25]))
# %% torch.distributions.TanhTransform torch.distributions.PowerTransform torch.distributions.AbsTransform torch.distributions.ComposeTransform torch.distributions.Transform
from torch.distributions import transforms
t = transforms.TanhTransform()
x = torch.tensor([0.2, -0.4])
a = t(x)
c = t.log_abs_det_jacobian(x, a)
p = transforms.PowerTransform(torch.tensor(2.0))
e = p(torch.tensor([0.5, 3.0]))
f = torch.distributions.ComposeTransform([transforms.ExpTransform(), transforms.SigmoidTransform()])
g = f(x)
# %% torch.distributions.ReshapeTransform torch.distributions.StickBreakingTransform torch.distributions.SoftmaxTransform torch.distributions.IndependentTransform
from torch.distributions import transforms
x = torch.arange(6, dtype=torch.float32)
a = transforms.ReshapeTransform((6,), (2, 3))(x)
b = transforms.SoftmaxTransform()(x)
c = transforms.StickBreakingTransform()(x)
d = transforms.IndependentTransform(transforms.ExpTransform(), 1)(x)
# %% torch.distributions.Bernoulli.param_shape
import torch
d = torch.distributions.Bernoulli(torch.tensor([0.2, 0.7]))
a = list(d.param_shape)
d = None
# %% torch.distributions.Beta.concentration0
import torch
d = torch.distributions.Beta(torch.tensor([0.5, 2.0]), torch.tensor([1.5, 3.0]))
a = d.concentration0
d = None
# %% torch.distributions.Beta.concentration1
import torch
d = torch.distributions.Beta(torch.tensor([0.5, 2.0]), torch.tensor([1.5, 3.0]))
a = d.concentration1
d = None
# %% torch.distributions.Binomial.logits
import torch
d = torch.distributions.Binomial(10, probs=torch.tensor([0.2, 0.7]))
a = d.logits
d = None
# %% torch.distributions.Binomial.param_shape
import torch
d = torch.distributions.Binomial(10, probs=torch.tensor([0.2, 0.7]))
a = list(d.param_shape)
d = None
# %% torch.distributions.Cauchy.mean
import torch
d = torch.distributions.Cauchy(torch.tensor([0.2, 0.7]), torch.tensor([1.0, 2.0]))
a = d.mean
d = None
# %% torch.distributions.Cauchy.variance
import torch
d = torch.distributions.Cauchy(torch.tensor([0.2, 0.7]), torch.tensor([1.0, 2.0]))
a = d.variance
d = None
# %% torch.distributions.Cauchy.stddev
import torch
d = torch.distributions.Cauchy(torch.tensor([0.2, 0.7]), torch.tensor([1.0, 2.0]))
a = d.stddev
d = None
# %% torch.distributions.ContinuousBernoulli.logits
import torch
d = torch.distributions.ContinuousBernoulli(torch.tensor([0.2, 0.7]))
a = d.logits
d = None
# %% torch.distributions.ContinuousBernoulli.param_shape
import torch
d = torch.distributions.ContinuousBernoulli(torch.tensor([0.2, 0.7]))
a = list(d.param_shape)
d = None
# %% torch.distributions.Geometric.logits
import torch
d = torch.distributions.Geometric(torch.tensor([0.2, 0.7]))
a = d.logits
d = None
# %% torch.distributions.Gumbel.base_dist
import torch
d = torch.distributions.Gumbel(torch.tensor([0.2, 0.7]), torch.tensor([1.0, 2.0]))
a = d.base_dist.mean
d = None
# %% torch.distributions.Gumbel.transforms
import torch
d = torch.distributions.Gumbel(torch.tensor([0.2, 0.7]), torch.tensor([1.0, 2.0]))
a = len(d.transforms)
d = None
# %% torch.distributions.Independent.base_dist
import torch
d = torch.distributions.Independent(torch.distributions.Normal(torch.tensor([0.2, 0.7]), torch.tensor([1.0, 2.0])), 1)
a = d.base_dist.mean
d = None
# %% torch.distributions.LogNormal.base_dist
import torch
d = torch.distributions.LogNormal(torch.tensor([0.2, 0.7]), torch.tensor([1.0, 2.0]))
a = d.base_dist.mean
d = None
# %% torch.distributions.LogNormal.transforms
import torch
d = torch.distributions.LogNormal(torch.tensor([0.2, 0.7]), torch.tensor([1.0, 2.0]))
a = len(d.transforms)
d = None
# %% torch.distributions.Multinomial.logits
import torch
d = torch.distributions.Multinomial(10, probs=torch.tensor([0.2, 0.8]))
a = d.logits
d = None
# %% torch.distributions.Multinomial.param_shape
import torch
d = torch.distributions.Multinomial(10, probs=torch.tensor([0.2, 0.8]))
a = list(d.param_shape)
d = None
# %% torch.distributions.TransformedDistribution.base_dist
import torch
d = torch.distributions.TransformedDistribution(torch.distributions.Normal(torch.tensor([0.2, 0.7]), torch.tensor([1.0, 2.0])), [torch.distributions.ExpTransform()])
a = d.base_dist.mean
d = None
# %% torch.distributions.TransformedDistribution.transforms
import torch
d = torch.distributions.TransformedDistribution(torch.distributions.Normal(torch.tensor([0.2, 0.7]), torch.tensor([1.0, 2.0])), [torch.distributions.ExpTransform()])
a = len(d.transforms)
d = None
# %% torch.isin
import torch
x = torch.tensor([1, 2, 3])
a = torch.isin(x, test_element=2)
b = torch.isin(elements=x, test_element=2, invert=True)
c = torch.isin(element=2, test_elements=x)
d = torch.isin(2, torch.tensor([1, 2]))
e = torch.isin(5, x, invert=True)
