# Converted: axial-attention

# %% AxialAttention
from axial_attention import AxialAttention
model = AxialAttention(dim=16, dim_index=1, dim_heads=8, heads=2, num_dimensions=2, sum_axial_out=True)
run = lambda: model(torch.linspace(-1, 1, 16 * 8 * 8).reshape(1, 16, 8, 8))
