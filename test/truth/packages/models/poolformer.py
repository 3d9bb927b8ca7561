# Converted: poolformer

# %% Poolformer
from poolformer import Poolformer
model = Poolformer(num_tokens=32, dim=64, depth=2, max_seq_len=32, dim_head=8, heads=2, window_size=8, causal=True)
run = lambda: model((torch.arange(48) * 7 % 32).reshape(2, 24))

# %% Transformer
from poolformer import Transformer
model = Transformer(num_tokens=32, dim=16, depth=2, max_seq_len=24, dim_head=8, heads=2)
run = lambda: model((torch.arange(40) * 5 % 32).reshape(2, 20))

# %% autoregressive loss
from poolformer import Poolformer
from poolformer.autoregressive_wrapper import AutoregressiveWrapper
net = Poolformer(num_tokens=16, dim=64, depth=1, max_seq_len=16, dim_head=8, heads=2, window_size=4)
model = AutoregressiveWrapper(net)
run = lambda: model((torch.arange(26) * 3 % 16).reshape(2, 13))
