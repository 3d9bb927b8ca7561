# Converted: itransformer gateloop-transformer rotary-embedding-torch hyper-connections
# As they are: beartype

# %% forecasts of series
from iTransformer import iTransformer
model = iTransformer(num_variates=5, lookback_len=12, dim=16, depth=2, heads=2, dim_head=8, pred_length=(3, 6), num_tokens_per_variate=1,
                     use_reversible_instance_norm=True)
run = lambda: list(model(torch.sin(torch.arange(60.0)).reshape(1, 12, 5)).values())

# %% attention of time and variates
from iTransformer import iTransformer2D
model = iTransformer2D(num_variates=5, num_time_tokens=4, lookback_len=12, dim=16, depth=2, heads=2, dim_head=8, pred_length=(3, 6),
                       use_reversible_instance_norm=True)
run = lambda: list(model(torch.sin(torch.arange(60.0)).reshape(1, 12, 5)).values())

# %% forecasts of frequencies
from iTransformer import iTransformerFFT
model = iTransformerFFT(num_variates=5, lookback_len=12, dim=16, depth=2, heads=2, dim_head=8, pred_length=(3, 6))
run = lambda: list(model(torch.sin(torch.arange(60.0)).reshape(1, 12, 5)).values())
