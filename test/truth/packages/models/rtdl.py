# Converted: rtdl

# %% FT-Transformer
import rtdl
model = rtdl.FTTransformer.make_baseline(n_num_features=3, cat_cardinalities=[4, 5], d_token=16, n_blocks=2, attention_dropout=0.2, ffn_d_hidden=12, ffn_dropout=0.1, residual_dropout=0.0,
                                         last_layer_query_idx=[-1], d_out=2)
run = lambda: model(torch.linspace(-1, 1, 12).reshape(4, 3), torch.tensor([[0, 1], [3, 4], [2, 2], [1, 0]]))

# %% FT-Transformer of numbers with compressed keys and values
import rtdl
model = rtdl.FTTransformer.make_baseline(n_num_features=7, cat_cardinalities=None, d_token=8, n_blocks=2, attention_dropout=0.1, ffn_d_hidden=10, ffn_dropout=0.1, residual_dropout=0.1,
                                         kv_compression_ratio=0.5, kv_compression_sharing="headwise", d_out=1)
run = lambda: model(torch.sin(torch.arange(35.0)).reshape(5, 7), None)

# %% ResNet and MLP over tokens of features
import rtdl
class Ensemble(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.tokenizer = rtdl.FeatureTokenizer(n_num_features=3, cat_cardinalities=[4, 5], d_token=4)
        self.resnet = rtdl.ResNet.make_baseline(d_in=20, n_blocks=2, d_main=12, d_hidden=16, dropout_first=0.2, dropout_second=0.0, d_out=2)
        self.mlp = rtdl.MLP.make_baseline(d_in=20, d_layers=[16, 8, 8], dropout=0.1, d_out=2)
    def forward(self, x_num, x_cat):
        x = self.tokenizer(x_num, x_cat).flatten(1)
        return self.resnet(x), self.mlp(x)
model = Ensemble()
run = lambda: model(torch.linspace(-1, 1, 12).reshape(4, 3), torch.tensor([[0, 1], [3, 4], [2, 2], [1, 0]]))
