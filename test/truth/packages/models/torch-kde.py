# Converted: torch-kde

# %% density of features, with Silverman's bandwidth
from torchkde import KernelDensity

class FeatureDensity(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = torch.nn.Sequential(torch.nn.Linear(3, 8), torch.nn.Tanh(), torch.nn.Linear(8, 2))

    def forward(self, samples, queries):
        density = KernelDensity(bandwidth="silverman", kernel="gaussian").fit(self.encoder(samples))
        return density.score_samples(self.encoder(queries))

model = FeatureDensity()
run = lambda: model(torch.sin(torch.arange(120.0) * 1.3).reshape(40, 3), torch.linspace(-1, 1, 21).reshape(7, 3))

# %% weighted points and a learned bandwidth
from torchkde import KernelDensity

class WeightedDensity(torch.nn.Module):
    def __init__(self, kernel):
        super().__init__()
        self.kernel = kernel
        self.bandwidth = torch.nn.Parameter(torch.tensor(1.2))
        self.points = torch.nn.Parameter(torch.sin(torch.arange(60.0)).reshape(30, 2))
        self.weights = torch.nn.Parameter(torch.arange(30.0) / 15 - 1)

    def forward(self, x):
        density = KernelDensity(bandwidth=self.bandwidth, kernel=self.kernel).fit(self.points, sample_weight=self.weights.softmax(0))
        return density.score_samples(x, batch_size=4), density.score(self.points)

model = torch.nn.ModuleList([WeightedDensity(kernel) for kernel in ("gaussian", "exponential", "epanechnikov", "tophat-approx")])
run = lambda: [density(torch.linspace(-0.6, 0.6, 12).reshape(6, 2)) for density in model]

# %% directions
from torchkde import KernelDensity

class Directions(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.projection = torch.nn.Linear(2, 3)

    def forward(self, samples, queries):
        normalize = torch.nn.functional.normalize
        density = KernelDensity(bandwidth=0.8, kernel="von-mises-fisher").fit(normalize(self.projection(samples), dim=-1))
        return density.score_samples(normalize(self.projection(queries), dim=-1))

model = Directions()
run = lambda: model(torch.cos(torch.arange(50.0)).reshape(25, 2), torch.linspace(-1, 1, 10).reshape(5, 2))
