# Converted: sinkhorn-transformer local-attention axial-positional-embedding product-key-memory colt5-attention hyper-connections

# %% encoder
from sinkhorn_transformer import SinkhornTransformerLM
model = SinkhornTransformerLM(num_tokens=40, dim=16, heads=2, depth=2, bucket_size=8, max_seq_len=32)
run = lambda: model(torch.arange(32).reshape(1, 32))
