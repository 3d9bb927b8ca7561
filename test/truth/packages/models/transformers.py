# Converted: transformers==4.57.1
# As they are: tokenizers==0.22.1 regex safetensors hf-xet typer-slim httpx shellingham typer rich click

# %% BERT
from transformers.models.bert.configuration_bert import BertConfig
from transformers.models.bert.modeling_bert import BertModel
model = BertModel(BertConfig(vocab_size=60, hidden_size=32, num_hidden_layers=2, num_attention_heads=2, intermediate_size=64, max_position_embeddings=32))
run = lambda: model(torch.arange(12).reshape(1, 12)).last_hidden_state

# %% GPT-2
from transformers.models.gpt2.configuration_gpt2 import GPT2Config
from transformers.models.gpt2.modeling_gpt2 import GPT2LMHeadModel
model = GPT2LMHeadModel(GPT2Config(vocab_size=60, n_embd=32, n_layer=2, n_head=2, n_positions=32))
run = lambda: model(torch.arange(12).reshape(1, 12)).logits

# %% T5
from transformers.models.t5.configuration_t5 import T5Config
from transformers.models.t5.modeling_t5 import T5EncoderModel
model = T5EncoderModel(T5Config(vocab_size=60, d_model=32, d_kv=16, d_ff=64, num_layers=2, num_heads=2))
run = lambda: model(torch.arange(12).reshape(1, 12)).last_hidden_state
