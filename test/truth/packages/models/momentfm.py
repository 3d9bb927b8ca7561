# Converted: momentfm transformers==4.57.1
# As they are: tokenizers==0.22.1 regex safetensors

# %% forecasting
from momentfm import MOMENTPipeline
t5 = dict(d_model=16, d_kv=8, d_ff=32, num_layers=2, num_heads=2, vocab_size=32, feed_forward_proj="gated-gelu", dropout_rate=0.1)
config = dict(task_name="reconstruction", seq_len=64, patch_len=8, patch_stride_len=8, d_model=None, transformer_backbone="google/flan-t5-small", transformer_type="encoder_only", t5_config=t5)
model = MOMENTPipeline(config, model_kwargs={"task_name": "forecasting", "forecast_horizon": 12})
model.init()
mask = torch.ones(2, 64)
mask[1, :16] = 0
run = lambda: model(x_enc=torch.sin(torch.arange(2.0 * 3 * 64) / 5).reshape(2, 3, 64), input_mask=mask).forecast

# %% classification
from momentfm import MOMENTPipeline
t5 = dict(d_model=16, d_kv=8, d_ff=32, num_layers=2, num_heads=2, vocab_size=32, feed_forward_proj="gated-gelu", dropout_rate=0.1)
config = dict(task_name="reconstruction", seq_len=64, patch_len=8, patch_stride_len=8, d_model=None, transformer_backbone="google/flan-t5-small", transformer_type="encoder_only", t5_config=t5)
model = MOMENTPipeline(config, model_kwargs={"task_name": "classification", "n_channels": 2, "num_class": 3})
model.init()
def run():
    out = model(x_enc=torch.sin(torch.arange(2.0 * 2 * 64) / 7).reshape(2, 2, 64))
    return out.logits, out.embeddings

# %% reconstruction of masked values and anomalies
from momentfm import MOMENTPipeline
t5 = dict(d_model=16, d_kv=8, d_ff=32, num_layers=2, num_heads=2, vocab_size=32, feed_forward_proj="gated-gelu", dropout_rate=0.1)
config = dict(task_name="reconstruction", seq_len=64, patch_len=8, patch_stride_len=8, d_model=16, transformer_backbone="google/flan-t5-small", transformer_type="encoder_only", t5_config=t5, revin_affine=True)
model = MOMENTPipeline(config, model_kwargs={"task_name": "reconstruction"})
model.init()
x = torch.sin(torch.arange(2.0 * 64) / 3).reshape(2, 1, 64)
mask = torch.ones(2, 64)
mask[:, 24:40] = 0
run = lambda: (model(x_enc=x, mask=mask).reconstruction, model.detect_anomalies(x_enc=x, input_mask=torch.ones(2, 64)).anomaly_scores)

# %% embedding
from momentfm import MOMENTPipeline
t5 = dict(d_model=16, d_kv=8, d_ff=32, num_layers=2, num_heads=2, vocab_size=32, feed_forward_proj="gated-gelu", dropout_rate=0.1)
config = dict(task_name="reconstruction", seq_len=64, patch_len=8, patch_stride_len=8, d_model=16, transformer_backbone="google/flan-t5-small", transformer_type="encoder_only", t5_config=t5)
model = MOMENTPipeline(config, model_kwargs={"task_name": "embedding"})
model.init()
run = lambda: model(x_enc=torch.sin(torch.arange(2.0 * 3 * 64) / 4).reshape(2, 3, 64)).embeddings
