# Converted: performer-pytorch local-attention axial-positional-embedding hyper-connections

# %% language model
from performer_pytorch import PerformerLM
model = PerformerLM(num_tokens=50, max_seq_len=32, dim=32, depth=2, heads=2, dim_head=16, causal=False, local_attn_heads=0)
run = lambda: model(torch.arange(32).reshape(1, 32))
