# Converted: xlstm mlstm_kernels

# %% matrix memory
from xlstm import mLSTMBlockConfig, mLSTMLayerConfig, xLSTMBlockStack, xLSTMBlockStackConfig
model = xLSTMBlockStack(xLSTMBlockStackConfig(
    mlstm_block=mLSTMBlockConfig(mlstm=mLSTMLayerConfig(conv1d_kernel_size=4, qkv_proj_blocksize=4, num_heads=2)),
    context_length=12, num_blocks=2, embedding_dim=16))
run = lambda: model(torch.sin(torch.arange(2 * 12 * 16).float()).reshape(2, 12, 16))

# %% language model
from xlstm import mLSTMBlockConfig, mLSTMLayerConfig, xLSTMLMModel, xLSTMLMModelConfig
model = xLSTMLMModel(xLSTMLMModelConfig(
    mlstm_block=mLSTMBlockConfig(mlstm=mLSTMLayerConfig(conv1d_kernel_size=4, qkv_proj_blocksize=4, num_heads=2)),
    context_length=12, num_blocks=1, embedding_dim=16, vocab_size=30))
run = lambda: model(torch.arange(24).reshape(2, 12))

# %% scalar memory
from xlstm import FeedForwardConfig, sLSTMBlockConfig, sLSTMLayerConfig, xLSTMBlockStack, xLSTMBlockStackConfig
model = xLSTMBlockStack(xLSTMBlockStackConfig(
    slstm_block=sLSTMBlockConfig(slstm=sLSTMLayerConfig(backend="vanilla", num_heads=2, conv1d_kernel_size=4),
                                 feedforward=FeedForwardConfig(proj_factor=1.3, act_fn="gelu")),
    context_length=8, num_blocks=1, embedding_dim=16, slstm_at=[0]))
run = lambda: model(torch.sin(torch.arange(2 * 8 * 16).float()).reshape(2, 8, 16))
