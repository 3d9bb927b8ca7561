# Converted: lambda-networks

# %% of a region
from lambda_networks import LambdaLayer
model = LambdaLayer(dim=8, dim_out=8, r=5, dim_k=4, heads=2, dim_u=1)
run = lambda: model(torch.linspace(-1, 1, 2 * 8 * 6 * 6).reshape(2, 8, 6, 6))

# %% of a whole image
from lambda_networks import LambdaLayer
model = LambdaLayer(dim=8, dim_out=8, n=6, dim_k=4, heads=2, dim_u=2)
run = lambda: model(torch.linspace(-1, 1, 8 * 6 * 6).reshape(1, 8, 6, 6))
