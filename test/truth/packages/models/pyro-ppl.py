# Converted: pyro-ppl
# As they are: pyro-api opt-einsum

# %% Gaussian process regression
import pyro.contrib.gp as gp
x = torch.linspace(0, 5, 12)
model = gp.models.GPRegression(x, x.sin(), gp.kernels.Sum(gp.kernels.RBF(1, torch.tensor(1.3), torch.tensor(0.8)), gp.kernels.Matern52(1)), noise=torch.tensor(0.1))
run = lambda: model(torch.linspace(-1, 6, 5), full_cov=True, noiseless=False)

# %% autoregressive flows
from pyro.distributions.transforms import AffineAutoregressive, SplineCoupling
from pyro.nn import AutoRegressiveNN, DenseNN
model = torch.nn.ModuleList([AffineAutoregressive(AutoRegressiveNN(4, [12], permutation=torch.tensor([2, 0, 3, 1]))), SplineCoupling(4, 2, DenseNN(2, [8], [2 * 5, 2 * 5, 2 * 4, 2 * 5]), count_bins=5, order="linear")])
def run():
    x = torch.linspace(-1.5, 1.5, 12).reshape(3, 4)
    y = model[0](x)
    z = model[1](y)
    return y, z, model[0].log_abs_det_jacobian(x, y), model[1].log_abs_det_jacobian(y, z)

# %% log density of a program
import pyro
import pyro.distributions as dist
from pyro.nn import PyroModule, PyroSample
class Regression(PyroModule):
    def __init__(self):
        super().__init__()
        self.linear = PyroModule[torch.nn.Linear](3, 1)
        self.linear.weight = PyroSample(dist.Normal(0.0, 1.0).expand([1, 3]).to_event(2))
    def forward(self, x, y=None):
        sigma = pyro.sample("sigma", dist.LogNormal(0.0, 1.0))
        mean = self.linear(x).squeeze(-1)
        with pyro.plate("data", x.shape[0]):
            pyro.sample("obs", dist.StudentT(4.0, mean, sigma), obs=y)
        return mean
model = Regression()
def run():
    x = torch.linspace(-1, 1, 15).reshape(5, 3)
    given = pyro.poutine.condition(model, {"sigma": torch.tensor(0.7), "linear.weight": torch.tensor([[0.5, -1.0, 0.2]])})
    trace = pyro.poutine.trace(given).get_trace(x, torch.linspace(-1, 2, 5))
    trace.compute_log_prob()
    return trace.log_prob_sum(), trace.nodes["obs"]["log_prob"], trace.nodes["_RETURN"]["value"]

# %% hidden Markov models
import pyro.distributions as dist
model = torch.nn.Identity()
def run():
    normal = lambda size, scale: dist.Normal(torch.zeros(size), scale * torch.ones(size)).to_event(1)
    gaussian = dist.GaussianHMM(normal(2, 1.0), torch.tensor([[0.9, 0.2], [-0.1, 0.8]]), normal(2, 0.3), torch.tensor([[1.0, 0.5, -0.2], [0.3, 1.0, 0.7]]), normal(3, 0.5), duration=6)
    discrete = dist.DiscreteHMM(torch.tensor([0.1, -0.2]), torch.tensor([[0.7, 0.3], [0.2, 0.8]]).log(), dist.Normal(torch.tensor([-1.0, 1.0]), 0.5))
    return gaussian.log_prob(torch.linspace(-1, 1, 18).sin().reshape(6, 3)), discrete.log_prob(torch.linspace(-2, 2, 7)), discrete.filter(torch.linspace(-2, 2, 7)).logits
