# Converted: peft transformers==4.57.1 accelerate
# As they are: tokenizers==0.22.1 regex safetensors psutil

# %% LoRA of an MLP
from peft import LoraConfig, get_peft_model
from torch import nn
class MLP(nn.Module):
    def __init__(self):
        super().__init__()
        self.seq = nn.Sequential(nn.Linear(20, 16), nn.ReLU(), nn.Linear(16, 16), nn.ReLU(), nn.Linear(16, 2), nn.LogSoftmax(dim=-1))
    def forward(self, x):
        return self.seq(x)
model = get_peft_model(MLP(), LoraConfig(r=4, lora_alpha=8, init_lora_weights=False, target_modules=["seq.0", "seq.2"], modules_to_save=["seq.4"]))
run = lambda: model(torch.linspace(-1, 1, 80).reshape(4, 20))

# %% LoRA of a language model
from peft import LoraConfig, TaskType, get_peft_model
from transformers import GPT2Config, GPT2LMHeadModel
net = GPT2LMHeadModel(GPT2Config(vocab_size=40, n_positions=16, n_embd=16, n_layer=2, n_head=2))
model = get_peft_model(net, LoraConfig(task_type=TaskType.CAUSAL_LM, r=4, lora_alpha=8, lora_dropout=0.1, init_lora_weights=False, target_modules=["c_attn"], fan_in_fan_out=True))
run = lambda: model(input_ids=(torch.arange(20) * 7 % 40).reshape(2, 10)).logits

# %% LoHa of a convolutional net
from peft import LoHaConfig, get_peft_model
from torch import nn
net = nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), nn.ReLU(), nn.Conv2d(8, 8, 3, padding=1), nn.Flatten(), nn.Linear(8 * 36, 4))
model = get_peft_model(net, LoHaConfig(r=4, alpha=8, target_modules=["0", "2", "4"], use_effective_conv2d=True, init_weights=False))
run = lambda: model(torch.sin(torch.arange(216.0)).reshape(2, 3, 6, 6))
