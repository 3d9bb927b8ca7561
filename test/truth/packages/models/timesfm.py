# Converted: timesfm
# As they are: safetensors

# %% TimesFM 2.5, decoding in steps
from timesfm.configs import ResidualBlockConfig, StackedTransformersConfig, TransformerConfig
from timesfm.timesfm_2p5.timesfm_2p5_base import TimesFM_2p5_200M_Definition
from timesfm.timesfm_2p5.timesfm_2p5_torch import TimesFM_2p5_200M_torch_module


class Small(TimesFM_2p5_200M_torch_module):
    config = TimesFM_2p5_200M_Definition(
        input_patch_len=8, output_patch_len=16, output_quantile_len=32,
        tokenizer=ResidualBlockConfig(input_dims=16, hidden_dims=32, output_dims=32, use_bias=True, activation="swish"),
        stacked_transformers=StackedTransformersConfig(num_layers=2, transformer=TransformerConfig(
            model_dims=32, hidden_dims=48, num_heads=4, attention_norm="rms", feedforward_norm="rms", qk_norm="rms", use_bias=False,
            use_rotary_position_embeddings=True, ff_activation="swish", fuse_qkv=True)),
        output_projection_point=ResidualBlockConfig(input_dims=32, hidden_dims=32, output_dims=160, use_bias=False, activation="swish"),
        output_projection_quantiles=ResidualBlockConfig(input_dims=32, hidden_dims=32, output_dims=320, use_bias=False, activation="swish"))


model = Small()
for name, parameter in model.named_parameters():
    if name.endswith(".scale"):
        torch.nn.init.ones_(parameter)
masks = torch.zeros(2, 48, dtype=torch.bool)
masks[1, :11] = True
run = lambda: model.decode(40, torch.sin(torch.arange(96.0) / 5).reshape(2, 48) * 3 + 1, masks)

# %% TimesFM 3, target and covariates
from timesfm3 import ResidualBlockConfig, StackedTransformersConfig, TimesFM3Torch, TransformerConfig
model = TimesFM3Torch(
    input_patch_len=8, output_patch_len=16, quantiles=[0.1, 0.5, 0.9],
    residual_block_config=ResidualBlockConfig(hidden_dims=32, output_dims=32, use_bias=False, activation="relu"),
    transformer_config=StackedTransformersConfig(num_layers=2, transformer=TransformerConfig(
        model_dims=32, hidden_dims=48, num_heads=4, attention_norm="rms", feedforward_norm="rms", qk_norm="rms", use_rope_seq=True,
        use_rope_var=False, use_bias=False, ff_activation="relu", deterministic=True)))
for name, parameter in model.named_parameters():
    if name.endswith(".scale"):
        torch.nn.init.ones_(parameter)
time = torch.arange(60.0)
run = lambda: model.decode(torch.stack([torch.sin(time[:40] / 4), torch.cos(time[:40] / 7) * 2]).unsqueeze(0), horizon=20,
                           past_future_covariates=(time % 7).reshape(1, 1, 60))

# %% layers of TimesFM 2.5
from timesfm.configs import RandomFourierFeaturesConfig, ResidualBlockConfig
from timesfm.torch.dense import RandomFourierFeatures, ResidualBlock
from timesfm.torch.transformer import MultiHeadAttention


class Layers(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.features = RandomFourierFeatures(RandomFourierFeaturesConfig(input_dims=6, output_dims=16, projection_stddev=1.0, use_bias=True))
        self.attention = MultiHeadAttention(2, 16, qk_norm="none", use_bias=True)
        self.block = ResidualBlock(ResidualBlockConfig(input_dims=16, hidden_dims=24, output_dims=4, use_bias=True, activation="relu"))

    def forward(self, inputs, mask):
        mixed, _ = self.attention(self.features(inputs), patch_mask=mask)
        return self.block(mixed)


model = Layers()
run = lambda: model(torch.linspace(-2, 2, 60).reshape(2, 5, 6), torch.tensor([[True, False, False, False, False], [False] * 5]))
