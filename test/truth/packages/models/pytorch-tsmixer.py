# Converted: pytorch-tsmixer

# %% TSMixer
from torchtsmixer import TSMixer
model = TSMixer(sequence_length=12, prediction_length=4, input_channels=3, output_channels=2, ff_dim=8)
run = lambda: model(torch.sin(torch.arange(2 * 12 * 3).float()).reshape(2, 12, 3))

# %% TSMixer with layer norm
from torchtsmixer import TSMixer
model = TSMixer(
    sequence_length=12, prediction_length=4, input_channels=3, num_blocks=3, ff_dim=8, activation_fn="gelu",
    normalize_before=False, norm_type="layer")
run = lambda: model(torch.sin(torch.arange(2 * 12 * 3).float()).reshape(2, 12, 3))

# %% TSMixer with covariates
from torchtsmixer import TSMixerExt
model = TSMixerExt(
    sequence_length=10, prediction_length=5, input_channels=2, extra_channels=3, hidden_channels=8, static_channels=4,
    output_channels=2, ff_dim=8)
run = lambda: model(
    torch.sin(torch.arange(2 * 10 * 2).float()).reshape(2, 10, 2), torch.linspace(-1, 1, 60).reshape(2, 10, 3),
    torch.linspace(-1, 1, 30).reshape(2, 5, 3), torch.linspace(-1, 1, 8).reshape(2, 4))
