# Converted: h-transformer-1d rotary-embedding-torch

# %% bidirectional with mask
from h_transformer_1d import HTransformer1D
model = HTransformer1D(num_tokens=32, dim=16, depth=2, max_seq_len=64, heads=2, dim_head=8, block_size=4)
mask = torch.ones(2, 60, dtype=torch.bool)
mask[1, 45:] = False
run = lambda: model(torch.arange(120).reshape(2, 60) * 7 % 32, mask=mask)

# %% causal, reversible, with token shift
from h_transformer_1d import HTransformer1D
model = HTransformer1D(num_tokens=32, dim=18, depth=2, max_seq_len=64, causal=True, heads=2, dim_head=8, block_size=8, reversible=True, shift_tokens=True)
run = lambda: model(torch.arange(100).reshape(2, 50) * 5 % 32)

# %% hierarchical attention layers
from h_transformer_1d.h_transformer_1d import CausalHAttention1D, HAttention1D
model = torch.nn.Sequential(HAttention1D(12, heads=3, dim_head=4, block_size=2), CausalHAttention1D(12, max_seq_len=32, heads=2, dim_head=6, block_size=4))
run = lambda: model(torch.sin(torch.arange(2.0 * 32 * 12)).reshape(2, 32, 12))
