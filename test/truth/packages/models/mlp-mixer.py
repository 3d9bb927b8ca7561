# Converted: mlp-mixer

# %% MLP mixer
from mlp_mixer import MLPMixer
model = MLPMixer(img_size=32, img_channels=3, num_classes=10, mixer_depth=2, num_patches=16, num_channels=24, expansion=2, dropout=0.1)
run = lambda: model(torch.sin(torch.arange(2 * 3 * 32 * 32.0)).reshape(2, 3, 32, 32))

# %% mixer layer
from mlp_mixer.mixer import MixerLayer
model = MixerLayer(num_patches=9, num_channels=12, expansion=3, dropout=0.0)
run = lambda: model(torch.cos(torch.arange(2 * 9 * 12.0)).reshape(2, 9, 12))
