# Converted: se3-transformer-pytorch
# As they are: filelock

# %% transformer
from se3_transformer_pytorch import SE3Transformer
model = SE3Transformer(dim=8, heads=2, dim_head=4, depth=1, num_degrees=2, valid_radius=10)
run = lambda: model(torch.sin(torch.arange(48.0)).reshape(1, 6, 8), torch.cos(torch.arange(18.0) * 2).reshape(1, 6, 3), torch.ones(1, 6).bool())

# %% spherical harmonics
from se3_transformer_pytorch.spherical_harmonics import get_spherical_harmonics
model = torch.nn.Identity()
run = lambda: [get_spherical_harmonics(order, torch.linspace(0.1, 3, 6), torch.linspace(-3, 3, 6)) for order in range(3)]

# %% equivariant graph network
from se3_transformer_pytorch import SE3Transformer
model = SE3Transformer(dim=8, depth=1, num_degrees=2, output_degrees=2, num_neighbors=4, use_egnn=True)
run = lambda: model(torch.sin(torch.arange(48.0)).reshape(1, 6, 8), torch.cos(torch.arange(18.0) * 2).reshape(1, 6, 3), torch.ones(1, 6).bool(), return_type=1)
