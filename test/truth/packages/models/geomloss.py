# Converted: geomloss

# %% Sinkhorn divergence of point clouds
from geomloss import SamplesLoss
model = SamplesLoss("sinkhorn", p=2, blur=0.1, backend="tensorized")
run = lambda: model(torch.sin(torch.arange(24.0)).reshape(8, 3), torch.cos(torch.arange(30.0)).reshape(10, 3))

# %% kernels
from geomloss import SamplesLoss
model = torch.nn.ModuleList([SamplesLoss(kind, blur=0.5, backend="tensorized") for kind in ("gaussian", "laplacian", "energy")])
run = lambda: [loss(torch.sin(torch.arange(24.0)).reshape(2, 4, 3), torch.cos(torch.arange(30.0)).reshape(2, 5, 3)) for loss in model]
