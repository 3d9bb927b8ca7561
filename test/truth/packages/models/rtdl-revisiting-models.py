# Converted: rtdl-revisiting-models

# %% FT-Transformer
from rtdl_revisiting_models import FTTransformer
model = FTTransformer(n_cont_features=3, cat_cardinalities=[4, 5], d_out=2, n_blocks=2, d_block=16, attention_n_heads=2,
                      attention_dropout=0.1, ffn_d_hidden_multiplier=4 / 3, ffn_dropout=0.1, residual_dropout=0.0)
run = lambda: model(torch.linspace(-1, 1, 12).reshape(4, 3), torch.tensor([[0, 1], [3, 4], [2, 2], [1, 0]]))

# %% FT-Transformer with linear attention
from rtdl_revisiting_models import FTTransformer
model = FTTransformer(n_cont_features=6, cat_cardinalities=[], d_out=1, n_blocks=2, d_block=16, attention_n_heads=2, attention_dropout=0.1,
                      ffn_d_hidden=20, ffn_d_hidden_multiplier=None, ffn_dropout=0.1, residual_dropout=0.0, linformer_kv_compression_ratio=0.5,
                      linformer_kv_compression_sharing="headwise")
run = lambda: model(torch.linspace(-1, 1, 24).reshape(4, 6), None)

# %% ResNet
from rtdl_revisiting_models import ResNet
model = ResNet(d_in=6, d_out=2, n_blocks=2, d_block=8, d_hidden_multiplier=2.0, dropout1=0.1, dropout2=0.1)
run = lambda: model(torch.linspace(-1, 1, 24).reshape(4, 6))
