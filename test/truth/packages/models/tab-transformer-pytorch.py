# Converted: tab-transformer-pytorch hyper-connections x-mlps-pytorch torch-einops-utils discrete-continuous-embed-readout
# As they are: einx sympy mpmath beartype

# %% TabTransformer
from tab_transformer_pytorch import TabTransformer
model = TabTransformer(categories=(10, 5, 6), num_continuous=4, dim=16, dim_out=1, depth=2, heads=2, num_residual_streams=1)
run = lambda: model(torch.tensor([[1, 2, 3], [9, 4, 5]]), torch.linspace(-1, 1, 8).reshape(2, 4))

# %% FTTransformer
from tab_transformer_pytorch import FTTransformer
model = FTTransformer(categories=(10, 5, 6), num_continuous=4, dim=16, dim_out=1, depth=2, heads=2)
run = lambda: model(torch.tensor([[1, 2, 3], [9, 4, 5]]), torch.linspace(-1, 1, 8).reshape(2, 4))
