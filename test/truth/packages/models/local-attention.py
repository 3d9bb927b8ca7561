# Converted: local-attention hyper-connections

# %% LocalAttention
from local_attention import LocalAttention
model = LocalAttention(dim=8, window_size=8, causal=True, look_backward=1, look_forward=0, dropout=0.0, exact_windowsize=False)
x = torch.linspace(-1, 1, 2 * 32 * 8).reshape(2, 32, 8)
run = lambda: model(x, x * 2, x + 1)

# %% LocalTransformer
from local_attention import LocalTransformer
model = LocalTransformer(num_tokens=50, dim=32, depth=2, max_seq_len=32, causal=True, local_attn_window_size=8, heads=2, dim_head=16)
run = lambda: model(torch.arange(32).reshape(1, 32))
