# Converted: mambapy

# %% Mamba by a parallel scan
from mambapy.mamba import Mamba, MambaConfig
model = Mamba(MambaConfig(d_model=16, n_layers=2, d_state=4))
run = lambda: model(torch.linspace(-1, 1, 2 * 8 * 16).reshape(2, 8, 16))

# %% Mamba step by step
from mambapy.mamba import Mamba, MambaConfig
model = Mamba(MambaConfig(d_model=16, n_layers=2, d_state=4, pscan=False))
run = lambda: model(torch.linspace(-1, 1, 2 * 8 * 16).reshape(2, 8, 16))

# %% Jamba
from mambapy.jamba import Jamba, JambaLMConfig
model = Jamba(JambaLMConfig(d_model=16, n_layers=2, mlp_size=32, num_attention_heads=2, num_key_value_heads=2, num_experts=2,
                            num_experts_per_tok=1, attn_layer_offset=1, attn_layer_period=2, expert_layer_offset=1, expert_layer_period=2))
run = lambda: model(torch.linspace(-1, 1, 2 * 8 * 16).reshape(2, 8, 16))[0]
