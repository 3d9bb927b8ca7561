# Converted: token-shift-gpt

# %% language model
from token_shift_gpt import TokenShiftGPT
model = TokenShiftGPT(num_tokens=50, dim=64, max_seq_len=32, depth=3)
run = lambda: model(torch.arange(40).reshape(2, 20) * 7 % 50)

# %% its loss
from token_shift_gpt import TokenShiftGPT
from token_shift_gpt.autoregressive_wrapper import AutoregressiveWrapper
model = AutoregressiveWrapper(TokenShiftGPT(num_tokens=30, dim=48, max_seq_len=16, depth=2, ff_mult=2), ignore_index=0)
run = lambda: model(torch.arange(34).reshape(2, 17) * 11 % 30)

# %% writing on with the best token
from token_shift_gpt import TokenShiftGPT
from token_shift_gpt.autoregressive_wrapper import AutoregressiveWrapper
model = AutoregressiveWrapper(TokenShiftGPT(num_tokens=16, dim=48, max_seq_len=16, depth=2))
run = lambda: (model.generate(torch.arange(20).reshape(2, 10) % 16, 12), model.generate(torch.tensor([3, 1, 2, 9, 0, 4, 7, 5]), 5))
