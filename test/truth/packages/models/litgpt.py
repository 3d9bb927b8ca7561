# Converted: litgpt lightning torchmetrics
# As they are: lightning-utilities jsonargparse tokenizers psutil safetensors fsspec

# %% GPT-NeoX (Pythia)
from litgpt import GPT, Config
model = GPT(Config.from_name("pythia-14m", n_layer=2, n_embd=32, n_head=4, intermediate_size=64, padded_vocab_size=96, block_size=32))
run = lambda: model(torch.arange(20).reshape(2, 10) * 7 % 96)

# %% Llama with grouped queries and a cache of keys and values
from litgpt import GPT, Config
model = GPT(Config.from_name("Llama-3.2-1B", n_layer=2, n_embd=32, n_head=4, n_query_groups=2, intermediate_size=64, padded_vocab_size=96, block_size=32))

def run():
    tokens = torch.arange(9).reshape(1, 9) * 5 % 96
    model.set_kv_cache(batch_size=1)
    outputs = [model(tokens[:, :6], torch.arange(6))]
    for i in range(6, 9):
        outputs.append(model(tokens[:, i:i + 1], torch.tensor([i])))
    model.clear_kv_cache()
    return torch.cat(outputs, 1), model(tokens)

# %% LoRA
from litgpt.lora import GPT, Config, mark_only_lora_as_trainable
model = GPT(Config.from_name("TinyLlama-1.1B-Chat-v1.0", n_layer=2, n_embd=32, n_head=4, n_query_groups=2, intermediate_size=64, padded_vocab_size=96, block_size=32,
                             lora_r=4, lora_alpha=8, lora_dropout=0.05, lora_query=True, lora_value=True, lora_projection=True, lora_mlp=True, lora_head=True))
mark_only_lora_as_trainable(model)
for name, parameter in model.named_parameters():
    if "lora_B" in name:
        parameter.data = torch.linspace(-0.2, 0.2, parameter.numel()).reshape(parameter.shape)
run = lambda: model(torch.arange(16).reshape(2, 8) * 11 % 96)
