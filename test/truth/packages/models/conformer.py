# Converted: conformer

# %% ConformerBlock
from conformer import ConformerBlock
model = ConformerBlock(dim=32, dim_head=8, heads=2, ff_mult=2, conv_expansion_factor=2, conv_kernel_size=7)
run = lambda: model(torch.linspace(-1, 1, 20 * 32).reshape(1, 20, 32))
