# Converted: linear-attention-transformer local-attention hyper-connections product-key-memory axial-positional-embedding linformer colt5-attention

# %% language model
from linear_attention_transformer import LinearAttentionTransformerLM
model = LinearAttentionTransformerLM(num_tokens=50, dim=32, heads=2, depth=2, max_seq_len=32, causal=False)
run = lambda: model(torch.arange(32).reshape(1, 32))
