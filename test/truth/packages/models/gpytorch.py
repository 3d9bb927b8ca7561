# Converted: gpytorch linear-operator jaxtyping
# As they are: wadler-lindig mpmath scikit-learn joblib threadpoolctl

# %% kernels
import gpytorch
model = gpytorch.kernels.ScaleKernel(gpytorch.kernels.RBFKernel() + gpytorch.kernels.MaternKernel(nu=1.5))
run = lambda: model(torch.linspace(0, 1, 6).reshape(6, 1)).to_dense()

# %% exact regression
import gpytorch
class Regression(gpytorch.models.ExactGP):
    def __init__(self, x, y):
        super().__init__(x, y, gpytorch.likelihoods.GaussianLikelihood())
        self.mean = gpytorch.means.ConstantMean()
        self.kernel = gpytorch.kernels.ScaleKernel(gpytorch.kernels.RBFKernel())
    def forward(self, x):
        return gpytorch.distributions.MultivariateNormal(self.mean(x), self.kernel(x))
x = torch.linspace(0, 1, 8)
model = Regression(x, torch.sin(6 * x))
run = lambda: model(torch.linspace(0, 1, 5)).mean
