# Converted: rotary-embedding-torch

# %% RotaryEmbedding
from rotary_embedding_torch import RotaryEmbedding
model = RotaryEmbedding(dim=8)
run = lambda: model.rotate_queries_or_keys(torch.linspace(-1, 1, 2 * 10 * 16).reshape(1, 2, 10, 16))
