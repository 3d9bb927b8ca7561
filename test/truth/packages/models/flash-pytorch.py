# Converted: flash-pytorch rotary-embedding-torch


# %% transformer
from flash_pytorch import FLASHTransformer
model = FLASHTransformer(dim=16, num_tokens=40, depth=2, group_size=8, query_key_dim=8, causal=True)
run = lambda: model(torch.arange(20).reshape(1, 20))

# %% gated attention unit
from flash_pytorch import GAU
model = GAU(dim=16, query_key_dim=8, causal=True, laplace_attn_fn=True)
run = lambda: model(torch.linspace(-1, 1, 160).reshape(1, 10, 16))
