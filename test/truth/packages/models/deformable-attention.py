# Converted: deformable-attention

# %% of pictures
from deformable_attention import DeformableAttention
model = DeformableAttention(dim=16, dim_head=8, heads=2, downsample_factor=4, offset_scale=4, offset_kernel_size=6)
run = lambda: model(torch.linspace(-1, 1, 16 * 16 * 16).reshape(1, 16, 16, 16))

# %% of sequences
from deformable_attention import DeformableAttention1D
model = DeformableAttention1D(dim=16, dim_head=8, heads=2, downsample_factor=4, offset_scale=2, offset_kernel_size=6)
run = lambda: model(torch.linspace(-1, 1, 16 * 32).reshape(1, 16, 32))
