# Converted: mlp-mixer-pytorch

# %% MLPMixer
from mlp_mixer_pytorch import MLPMixer
model = MLPMixer(image_size=32, channels=3, patch_size=8, dim=32, depth=2, num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))
