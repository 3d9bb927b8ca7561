# Converted: mega-pytorch

# %% language model
from mega_pytorch import Mega
model = Mega(num_tokens=40, dim=16, depth=2, ema_heads=4, attn_dim_qk=8, attn_dim_value=16, laplacian_attn_fn=True)
run = lambda: model(torch.arange(20).reshape(1, 20))
