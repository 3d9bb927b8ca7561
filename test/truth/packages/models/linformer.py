# Converted: linformer

# %% Linformer
from linformer import Linformer
model = Linformer(dim=32, seq_len=16, depth=2, heads=2, k=8, one_kv_head=True, share_kv=True)
run = lambda: model(torch.linspace(-1, 1, 512).reshape(1, 16, 32))

# %% language model
from linformer import LinformerLM
model = LinformerLM(num_tokens=50, dim=32, seq_len=16, depth=2, heads=2, k=8)
run = lambda: model(torch.arange(16).reshape(1, 16))
