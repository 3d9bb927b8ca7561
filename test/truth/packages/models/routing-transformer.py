# Converted: routing-transformer local-attention hyper-connections product-key-memory mixture-of-experts colt5-attention

# %% language model
from routing_transformer import RoutingTransformerLM
model = RoutingTransformerLM(num_tokens=50, dim=32, heads=2, depth=2, window_size=8, max_seq_len=32, causal=False, n_local_attn_heads=1)
run = lambda: model(torch.arange(32).reshape(1, 32))[0]
