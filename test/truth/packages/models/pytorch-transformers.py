# Converted: pytorch-transformers
# As they are: boto3 botocore jmespath s3transfer python-dateutil six regex sacremoses sentencepiece click joblib cloudpickle

# %% GPT-2
from pytorch_transformers import GPT2Config, GPT2LMHeadModel
model = GPT2LMHeadModel(GPT2Config(vocab_size_or_config_json_file=40, n_positions=16, n_ctx=16, n_embd=16, n_layer=2, n_head=2))
run = lambda: model(torch.arange(12).reshape(2, 6), labels=torch.arange(12).reshape(2, 6))[:2]

# %% XLNet
from pytorch_transformers import XLNetConfig, XLNetModel
model = XLNetModel(XLNetConfig(vocab_size_or_config_json_file=40, d_model=16, n_layer=2, n_head=2, d_inner=32, mem_len=4))
run = lambda: model(torch.arange(12).reshape(2, 6))

# %% Transformer-XL
from pytorch_transformers import TransfoXLConfig, TransfoXLModel
model = TransfoXLModel(TransfoXLConfig(vocab_size_or_config_json_file=40, cutoffs=[10, 20], d_model=16, d_embed=16, n_head=2, d_head=8,
                                       d_inner=32, n_layer=2, tgt_len=6, ext_len=0, mem_len=6))
run = lambda: model(torch.arange(12).reshape(2, 6))[0]

# %% RoBERTa
from pytorch_transformers import RobertaConfig, RobertaForSequenceClassification
model = RobertaForSequenceClassification(RobertaConfig(vocab_size_or_config_json_file=40, hidden_size=16, num_hidden_layers=2, num_attention_heads=2,
                                                       intermediate_size=32, max_position_embeddings=20))
run = lambda: model(torch.arange(12).reshape(2, 6), labels=torch.tensor([1, 0]))[:2]
