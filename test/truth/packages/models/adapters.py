# Converted: adapters transformers==4.57.6
# As they are: tokenizers==0.22.1 safetensors regex

# %% BERT with bottleneck adapters and a classification head
import adapters
from adapters import BertAdapterModel
from transformers import BertConfig
model = BertAdapterModel(BertConfig(vocab_size=60, hidden_size=16, num_hidden_layers=2, num_attention_heads=2, intermediate_size=32, max_position_embeddings=32))
model.add_adapter("sst", config="pfeiffer")
model.add_classification_head("sst", num_labels=3)
model.set_active_adapters("sst")
ids = torch.arange(20).reshape(2, 10) * 7 % 60
run = lambda: model(input_ids=ids, attention_mask=(torch.arange(10) < torch.tensor([[10], [7]])).long()).logits

# %% LoRA and prefix tuning stacked in a RoBERTa
import adapters
from adapters import ConfigUnion, LoRAConfig, PrefixTuningConfig
from transformers import RobertaConfig, RobertaModel
model = RobertaModel(RobertaConfig(vocab_size=60, hidden_size=16, num_hidden_layers=2, num_attention_heads=2, intermediate_size=32, max_position_embeddings=32))
adapters.init(model)
model.add_adapter("mixed", config=ConfigUnion(LoRAConfig(r=4, alpha=8, init_weights="bert"), PrefixTuningConfig(prefix_length=3, bottleneck_size=8)))
model.set_active_adapters("mixed")
ids = torch.arange(20).reshape(2, 10) * 3 % 50 + 4
run = lambda: (model(input_ids=ids).last_hidden_state, model(input_ids=ids).pooler_output)

# %% fusion of adapters in GPT-2
import adapters
import adapters.composition as ac
from transformers import GPT2Config, GPT2LMHeadModel
model = GPT2LMHeadModel(GPT2Config(vocab_size=60, n_positions=32, n_embd=16, n_layer=2, n_head=2))
adapters.init(model)
model.add_adapter("first", config="seq_bn")
model.add_adapter("second", config="par_bn")
model.add_adapter_fusion(ac.Fuse("first", "second"))
model.set_active_adapters(ac.Fuse("first", "second"))
ids = torch.arange(16).reshape(2, 8) * 5 % 60
run = lambda: model(input_ids=ids).logits
