# Converted: enformer-pytorch transformers==4.56.2
# As they are: polars polars-runtime-32 pyfaidx tokenizers==0.22.1 safetensors regex

# %% Enformer with two heads
from enformer_pytorch import Enformer
model = Enformer.from_hparams(dim=48, depth=2, heads=4, output_heads=dict(human=7, mouse=5), target_length=4, attn_dim_key=8, num_downsamples=3, dim_divisible_by=12)
sequence = torch.arange(64).reshape(1, 64) * 7 % 5
run = lambda: model(sequence, return_embeddings=True)

# %% Enformer of one-hot sequences with its loss
from enformer_pytorch import Enformer, seq_indices_to_one_hot, str_to_one_hot
model = Enformer.from_hparams(dim=48, depth=1, heads=4, output_heads=dict(human=6), target_length=6, attn_dim_key=8, num_downsamples=3, dim_divisible_by=12)
one_hot = seq_indices_to_one_hot(torch.arange(128).reshape(2, 64) * 3 % 5)
target = torch.arange(72.0).reshape(2, 6, 6) / 20
run = lambda: (model(one_hot), model(one_hot, head="human", target=target), model(one_hot, head="human", target=target, return_corr_coef=True), model(str_to_one_hot(["ACGTN" * 12 + "ACGT"]), target_length=3))

# %% attention pooling
from enformer_pytorch import AttentionPool
model = AttentionPool(8, pool_size=4)
run = lambda: (model(torch.sin(torch.arange(128.0)).reshape(1, 8, 16)), model(torch.cos(torch.arange(112.0)).reshape(1, 8, 14)))
