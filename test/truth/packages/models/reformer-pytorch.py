# Converted: reformer-pytorch local-attention hyper-connections product-key-memory axial-positional-embedding colt5-attention

# %% language model, full attention
from reformer_pytorch import ReformerLM
model = ReformerLM(num_tokens=50, dim=32, depth=2, max_seq_len=32, heads=2, bucket_size=4, n_hashes=2, full_attn_thres=64)
run = lambda: model(torch.arange(32).reshape(1, 32))
