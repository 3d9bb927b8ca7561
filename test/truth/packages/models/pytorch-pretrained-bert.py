# Converted: pytorch-pretrained-bert
# As they are: boto3 botocore jmespath s3transfer python-dateutil six regex

# %% BERT with the heads of its training
from pytorch_pretrained_bert.modeling import BertConfig, BertForPreTraining
model = BertForPreTraining(BertConfig(60, hidden_size=16, num_hidden_layers=2, num_attention_heads=2, intermediate_size=32))
run = lambda: model(torch.arange(1, 13).reshape(2, 6))

# %% GPT-2
from pytorch_pretrained_bert.modeling_gpt2 import GPT2Config, GPT2LMHeadModel
model = GPT2LMHeadModel(GPT2Config(60, n_positions=16, n_ctx=16, n_embd=16, n_layer=2, n_head=2))
run = lambda: model(torch.arange(1, 13).reshape(2, 6))[0]
